// All pages: makes sounds, without sound files, after the first click or key.

let audio;
const soundOn = () => root.dataset.sound !== "off";

function unlockSound() {
  if (audio || !soundOn() || !window.AudioContext) return;
  audio = new AudioContext();
}

function tone(pitch, start, length, loud, shape = "sine") {
  const at = audio.currentTime + start;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = shape;
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

function rustle(length, loud) {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = loud;
  noise.buffer = buffer;
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start();
}

const chord = (pitches, gap, length, loud) => pitches.forEach((pitch, i) => tone(pitch, i * gap, length, loud, "triangle"));
const SOUNDS = {
  play: () => rustle(0.12, 0.5),
  stash: () => rustle(0.2, 0.4),
  deal: () => rustle(0.4, 0.5),
  sweep: () => rustle(0.25, 0.35),
  trick: () => chord([523, 659], 0.07, 0.3, 0.06),
  turn: () => chord([784, 1047], 0.09, 0.35, 0.05),
  no: () => tone(160, 0, 0.18, 0.1, "triangle"),
  over: () => chord([262, 330, 392, 523, 659], 0.16, 0.9, 0.06),
  feat: () => chord([523, 659, 784, 1047, 1319, 1568], 0.11, 1.2, 0.06),
  end: () => chord([392, 523, 659, 784, 1047], 0.18, 1.4, 0.07),
};

function sound(kind) {
  if (audio && soundOn() && !document.hidden) SOUNDS[kind]?.();
}

function toggleSound(button) {
  root.dataset.sound = soundOn() ? "off" : "on";
  button?.setAttribute("aria-pressed", !soundOn());
  unlockSound();
  fetch("/settings/sound", { method: "POST", body: new URLSearchParams({ sound: root.dataset.sound }) });
}
