// What is heard. Browsers let a page be loud only after somebody pressed something there, and so do
// we: before that, and at volume 0, nothing is made at all. The page tells the last sound and how many
// there were, for those who look for them there.

import { volume } from "../settings";
import { PATCHES, type Desk, type SoundName } from "./patches";

export type { SoundName } from "./patches";

const NOISE = 0.5; // seconds of it, played over and over
const APART = 40; // milliseconds: the same sound twice within that is heard once

let desk: (Desk & { context: AudioContext; out: GainNode }) | null = null;
let heard = 0;
let last = { name: "", at: 0 };

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

function openDesk(): NonNullable<typeof desk> {
  if (desk) return desk;
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  desk = { context, out, noise: makeNoise(context) };
  return desk;
}

/** Whether anything may be heard: it is wanted, and somebody has done something here. */
function isAllowed(): boolean {
  return volume.peek() > 0 && navigator.userActivation.hasBeenActive && !document.hidden;
}

function isEcho(name: SoundName): boolean {
  const now = performance.now();
  const echo = last.name === name && now - last.at < APART;
  last = { name, at: now };
  return echo;
}

export function play(name: SoundName): void {
  if (!isAllowed() || isEcho(name)) return;
  try {
    const { context, out, noise } = openDesk();
    out.gain.value = volume.peek() / 100;
    void context.resume();
    PATCHES[name]({ context, out, noise });
  } catch {
    return; // a machine without sound
  }
  heard += 1;
  document.documentElement.dataset["sound"] = name;
  document.documentElement.dataset["sounds"] = String(heard);
}
