// The page that opens a link to an identity: moves the secret, which is the part of the address after "#", into the
// form and removes it from the address, so that it is neither in the history nor visible.
const field = document.querySelector("#recover [name=code]");
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}
