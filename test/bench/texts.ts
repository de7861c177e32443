/** The slowest of the hostile texts, and a long game read. */
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { hostileTexts, longTranscript } from '../game/hostile-texts.ts';
import { type Figure, figureOf, timeRuns } from './measure.ts';

const RUNS = 5;
/** Readings of the long game in one run: a single one is too short to tell. */
const READINGS = 50;

export function benchTexts(): readonly Figure[] {
  const game = longTranscript(300);
  const readings = timeRuns(() => {
    for (let index = 0; index < READINGS; index++) summarizeTranscript(game);
  });
  let slowest = { name: '', text: '', took: 0 };
  for (const { name, text } of hostileTexts()) {
    const begun = performance.now();
    summarizeTranscript(text);
    const took = performance.now() - begun;
    if (took > slowest.took) slowest = { name, text, took };
  }
  const slowRuns = timeRuns(() => void summarizeTranscript(slowest.text), RUNS).map((each) => each * 1000);
  return [
    figureOf(
      'reading a game of 300 turns',
      'ms',
      readings.map((each) => (each * 1000) / READINGS),
    ),
    figureOf(`slowest text of a mebibyte: ${slowest.name}`, 'ms', slowRuns),
  ];
}
