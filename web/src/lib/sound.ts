// Every sound is made here out of tones and noise: nothing to download. Silent until switched on and first touched,
// because browsers want it so and tables are in living rooms.
import type { SoundName } from './board';

/** A sound is a few strikes; each is a tone that may glide, or filtered noise. */
interface Strike {
  /** When, in seconds. */
  at: number;
  /** Hertz; for noise the middle of the band. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType | 'noise';
}

const tone = (
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'triangle',
  to?: number,
): Strike => ({
  at,
  pitch,
  lasts,
  loud,
  wave,
  ...(to === undefined ? {} : { to }),
});
const noise = (at: number, pitch: number, lasts: number, loud: number, to?: number): Strike => ({
  at,
  pitch,
  lasts,
  loud,
  wave: 'noise',
  ...(to === undefined ? {} : { to }),
});

const SOUNDS: Record<SoundName, Strike[]> = {
  knock: [tone(0, 190, 0.08, 0.5, 'sine', 120), noise(0, 900, 0.03, 0.25)],
  dice: [0, 0.07, 0.13, 0.21, 0.31].map((at, n) => noise(at, 2600 - n * 260, 0.035, 0.5 - n * 0.06)),
  slide: [noise(0, 700, 0.18, 0.22, 1500)],
  take: [tone(0, 330, 0.09, 0.35), tone(0.08, 247, 0.14, 0.4), noise(0, 500, 0.06, 0.3)],
  shot: [noise(0, 1800, 0.22, 0.9, 240), tone(0, 130, 0.16, 0.6, 'sine', 45)],
  punch: [noise(0, 320, 0.09, 0.8, 120), tone(0, 95, 0.12, 0.6, 'sine', 50)],
  coin: [tone(0, 1568, 0.08, 0.25, 'sine'), tone(0.06, 2093, 0.25, 0.25, 'sine')],
  bell: [tone(0, 880, 0.9, 0.3, 'sine'), tone(0, 1762, 0.6, 0.16, 'sine'), tone(0, 2640, 0.35, 0.08, 'sine')],
  card: [noise(0, 3200, 0.07, 0.28, 1400)],
  whistle: [
    tone(0, 587, 0.45, 0.18, 'sawtooth', 620),
    tone(0, 698, 0.45, 0.16, 'sawtooth', 740),
    noise(0, 2400, 0.45, 0.08),
  ],
  win: [523, 659, 784, 1047].map((pitch, n) => tone(n * 0.12, pitch, 0.32, 0.3)),
  horse: [0, 0.11, 0.19, 0.36, 0.47, 0.55].map((at, n) => noise(at, n % 3 === 0 ? 420 : 620, 0.045, 0.5)),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound now. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const strike of SOUNDS[name]) sound(context, strike);
}

function sound(context: AudioContext, { at, pitch, to, lasts, loud, wave }: Strike): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud * 0.5, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  volume.connect(context.destination);
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, start);
    if (to !== undefined) frequency.exponentialRampToValueAtTime(to, start + lasts);
  };
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: (hiss ??= whiteNoise(context)), loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
    glide(band.frequency);
    source.connect(band).connect(volume);
    source.start(start);
    source.stop(start + lasts);
  } else {
    const source = new OscillatorNode(context, { type: wave });
    glide(source.frequency);
    source.connect(volume);
    source.start(start);
    source.stop(start + lasts);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
