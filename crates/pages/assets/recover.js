// The link to an identity has its secret behind "#", which no browser sends to a server. Here it moves into the form,
// and out of the address, so that it stays neither in the history nor in the bar.
const field = document.querySelector("#recover [name=code]");
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}
