/**
 * What a moment sounds like: a few soft plucks, made in the browser. Nothing is loaded, and nothing is made before
 * the first sound is asked for; where there is no Web Audio, or it is refused, it stays silent.
 */
import type { MomentKind } from '../game/moment.ts';

/** Semitones from the ground note; seconds from the beginning; where the tone slides to; how long it rings. */
type Note = readonly [tone: number, at: number, to?: number, ring?: number];

/** A, in Hz. */
const GROUND = 220;
/** Of full loudness: a sound of a table, not of a machine. */
const LOUDNESS = 0.16;
const RING = 0.4;
/** A sound that the browser lets out later than this, in ms, is about something that is over. */
const LATE = 300;

const rising = (tones: readonly number[], step: number): readonly Note[] =>
  tones.map((tone, i) => [tone, i * step, tone, i === tones.length - 1 ? RING * 3 : RING]);

const SOUNDS: Readonly<Record<MomentKind, readonly Note[]>> = {
  winner: rising([0, 4, 7, 12, 16, 19], 0.13),
  stars: rising([0, 4, 7, 12, 16, 19, 24], 0.1),
  supernova: [
    [24, 0, -21, 1.4],
    [17, 0.06, -28, 1.4],
  ],
  lead: rising([7, 12, 16], 0.1),
  goal: rising([0, 7, 12, 7, 12], 0.14),
  lick: rising([12, 7, 12], 0.16),
  wreck: [
    [-5, 0, -24, 0.5],
    [-8, 0.16, -27, 0.5],
    [-12, 0.34, -31, 0.9],
  ],
  wimpout: [
    [3, 0],
    [0, 0.14],
    [-4, 0.28, -21, 0.9],
  ],
  train: rising([0, 0, 0, 0, 7], 0.09),
  flash: rising([12, 19], 0.07),
  'on-board': rising([7, 12], 0.1),
  void: rising([-7, -7], 0.12),
};

let audio: AudioContext | undefined;

/** Plays the moment's sound. Best within a tap or soon after one: browsers are silent for pages nobody touched. */
export async function soundMoment(kind: MomentKind): Promise<void> {
  try {
    audio ??= new AudioContext();
    const asked = performance.now();
    if (audio.state !== 'running') await audio.resume();
    if (performance.now() - asked < LATE) for (const note of SOUNDS[kind]) pluck(audio, note);
  } catch {
    // No sound is no fault.
  }
}

/** A struck string under felt: a round tone that starts at once and dies away, its overtones first. */
function pluck(context: AudioContext, [tone, at, to = tone, ring = RING]: Note): void {
  const from = context.currentTime + at;
  const until = from + ring;
  const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch(tone) });
  const felt = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch(tone + 30) });
  const loudness = new GainNode(context, { gain: 0 });
  string.frequency.setValueAtTime(pitch(tone), from);
  string.frequency.exponentialRampToValueAtTime(pitch(to), until);
  felt.frequency.setValueAtTime(pitch(tone + 30), from);
  felt.frequency.exponentialRampToValueAtTime(pitch(to), until);
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, until);
  string.connect(felt).connect(loudness).connect(context.destination);
  string.start(from);
  string.stop(until);
}

const pitch = (tone: number): number => GROUND * 2 ** (tone / 12);
