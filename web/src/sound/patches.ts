// The sounds, each made at run time from tones and noise: nothing is fetched.

export type SoundName =
  | "shot"
  | "fall"
  | "dice"
  | "card"
  | "draw"
  | "step"
  | "alarm"
  | "bell"
  | "victory"
  | "defeat"
  | "tick";

/** Where a patch plays: its loudness is set by whoever listens. */
export interface Desk {
  context: BaseAudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

interface Tone {
  at?: number; // seconds from now
  from: number; // hertz
  to?: number;
  length: number; // seconds
  loud: number; // 0 to 1
  shape?: OscillatorType;
}

interface Hiss {
  at?: number;
  length: number;
  loud: number;
  pass: BiquadFilterType;
  around: number; // hertz
}

/** A gain that rises at once and dies away. */
function envelope(desk: Desk, at: number, length: number, loud: number): GainNode {
  const gain = desk.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(desk.out);
  return gain;
}

function tone(desk: Desk, { at = 0, from, to = from, length, loud, shape = "sine" }: Tone): void {
  const start = desk.context.currentTime + at;
  const voice = desk.context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(envelope(desk, start, length, loud));
  voice.start(start);
  voice.stop(start + length);
}

function hiss(desk: Desk, { at = 0, length, loud, pass, around }: Hiss): void {
  const start = desk.context.currentTime + at;
  const source = desk.context.createBufferSource();
  const filter = desk.context.createBiquadFilter();
  source.buffer = desk.noise;
  filter.type = pass;
  filter.frequency.value = around;
  source.connect(filter).connect(envelope(desk, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

export const PATCHES: Record<SoundName, (desk: Desk) => void> = {
  shot: (desk) => {
    hiss(desk, { length: 0.16, loud: 0.7, pass: "bandpass", around: 1400 });
    tone(desk, { from: 180, to: 50, length: 0.18, loud: 0.6 });
  },
  fall: (desk) => {
    for (const [n, at] of [0, 0.06, 0.11, 0.19].entries()) {
      hiss(desk, { at, length: 0.12, loud: 0.5 - n * 0.09, pass: "lowpass", around: 900 - n * 140 });
    }
    tone(desk, { from: 90, to: 40, length: 0.3, loud: 0.5 });
  },
  dice: (desk) => {
    for (const at of [0, 0.07, 0.13, 0.21, 0.26]) {
      hiss(desk, { at, length: 0.035, loud: 0.35, pass: "highpass", around: 2600 });
    }
  },
  card: (desk) => {
    hiss(desk, { length: 0.14, loud: 0.3, pass: "highpass", around: 3200 });
    hiss(desk, { at: 0.12, length: 0.05, loud: 0.4, pass: "bandpass", around: 800 });
  },
  draw: (desk) => hiss(desk, { length: 0.1, loud: 0.22, pass: "highpass", around: 2400 }),
  step: (desk) => tone(desk, { from: 220, to: 160, length: 0.09, loud: 0.25, shape: "triangle" }),
  alarm: (desk) => {
    for (const at of [0, 0.2, 0.4]) {
      tone(desk, { at, from: 620, to: 470, length: 0.18, loud: 0.25, shape: "sawtooth" });
    }
  },
  bell: (desk) => {
    for (const [part, loud] of [
      [1, 0.4],
      [2.01, 0.2],
      [2.98, 0.12],
    ] as const) {
      tone(desk, { from: 392 * part, length: 1.4, loud });
    }
  },
  victory: (desk) => {
    for (const [n, from] of [392, 494, 587, 784].entries()) {
      tone(desk, { at: n * 0.16, from, length: n === 3 ? 0.9 : 0.28, loud: 0.32, shape: "triangle" });
    }
  },
  defeat: (desk) => {
    for (const [n, from] of [294, 262, 220].entries()) {
      tone(desk, { at: n * 0.28, from, to: from * 0.97, length: n === 2 ? 1.1 : 0.36, loud: 0.34, shape: "triangle" });
    }
  },
  tick: (desk) => tone(desk, { from: 1100, to: 900, length: 0.03, loud: 0.12, shape: "square" }),
};
