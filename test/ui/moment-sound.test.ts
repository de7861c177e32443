import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOMENT_KINDS } from '../../src/game/moment.ts';

/** The part of a node that sounds are made with; notes what is asked of it. */
class Param {
  readonly values: number[] = [];
  setValueAtTime(value: number): void {
    this.values.push(value);
  }
  linearRampToValueAtTime = this.setValueAtTime;
  exponentialRampToValueAtTime(value: number): void {
    // The browser throws for what no exponential curve reaches.
    if (value <= 0) throw new RangeError('not above 0');
    this.values.push(value);
  }
}

class Node {
  static readonly made: Node[] = [];
  readonly frequency = new Param();
  readonly gain = new Param();
  times: number[] = [];
  constructor() {
    Node.made.push(this);
  }
  connect(next: unknown): unknown {
    return next;
  }
  start(at: number): void {
    this.times.push(at);
  }
  stop(at: number): void {
    this.times.push(at);
  }
}

class Context {
  static made = 0;
  static wakes: () => Promise<void> = () => Promise.resolve();
  state = 'suspended';
  readonly currentTime = 10;
  readonly destination = {};
  constructor() {
    Context.made++;
  }
  async resume(): Promise<void> {
    await Context.wakes();
    this.state = 'running';
  }
}

const vibrate = vi.fn(() => true);
let still = false;

/** The modules anew, so that each test makes its first sound. */
async function freshModules() {
  vi.resetModules();
  const [{ performMoment, shake }, { soundMoment }] = await Promise.all([
    import('../../src/ui/moment-motion.ts'),
    import('../../src/ui/moment-sound.ts'),
  ]);
  return { performMoment, shake, soundMoment };
}

const notes = (): readonly Node[] => Node.made.filter(({ times }) => times.length > 0);

beforeEach(() => {
  still = false;
  Node.made.length = 0;
  Context.made = 0;
  Context.wakes = () => Promise.resolve();
  vibrate.mockClear();
  for (const name of ['OscillatorNode', 'BiquadFilterNode', 'GainNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the sound of a moment', () => {
  it.each(MOMENT_KINDS)('%s: one note or more, each of them over within two seconds', async (kind) => {
    const { soundMoment } = await freshModules();
    await soundMoment(kind);
    expect(notes().length).toBeGreaterThan(0);
    for (const { times } of notes()) {
      const [start = 0, stop = 0] = times;
      expect(start).toBeGreaterThanOrEqual(10);
      expect(stop).toBeGreaterThan(start);
      expect(stop).toBeLessThanOrEqual(12);
    }
  });

  it('has one context for all of them, made with the first', async () => {
    const { soundMoment } = await freshModules();
    expect(Context.made).toBe(0);
    await soundMoment('flash');
    await soundMoment('void');
    expect(Context.made).toBe(1);
  });

  it('rises for the winner and falls for a wimpout', async () => {
    const { soundMoment } = await freshModules();
    const pitches = (): readonly number[] => notes().map(({ frequency }) => frequency.values.at(-1) ?? 0);
    await soundMoment('winner');
    expect(pitches()).toEqual([...pitches()].sort((a, b) => a - b));
    Node.made.length = 0;
    await soundMoment('wimpout');
    expect(pitches()).toEqual([...pitches()].sort((a, b) => b - a));
  });

  it('is left out where it could only come too late', async () => {
    const { soundMoment } = await freshModules();
    vi.useFakeTimers();
    Context.wakes = () => new Promise((resolve) => setTimeout(resolve, 5000));
    const sounding = soundMoment('flash');
    await vi.advanceTimersByTimeAsync(5000);
    await sounding;
    expect(notes()).toEqual([]);
  });

  it('is silence where there is no Web Audio, and where it is refused', async () => {
    const { soundMoment } = await freshModules();
    Context.wakes = () => Promise.reject(new Error('not now'));
    await soundMoment('flash');
    expect(notes()).toEqual([]);
    vi.stubGlobal('AudioContext', undefined);
    const fresh = await freshModules();
    await fresh.soundMoment('flash');
    expect(notes()).toEqual([]);
  });
});

describe('what is performed of a moment', () => {
  it.each(MOMENT_KINDS)('%s: a buzz that begins and ends buzzing', async (kind) => {
    const { performMoment } = await freshModules();
    performMoment(kind, 'silent');
    const [pattern] = vibrate.mock.lastCall as unknown as [number[]];
    expect(pattern.length % 2).toBe(1);
    expect(pattern.every((ms) => ms > 0)).toBe(true);
    expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(800);
  });

  it.each([
    ['sound', false, 1, 1],
    ['silent', false, 1, 0],
    ['quiet', false, 0, 0],
    ['sound', true, 0, 0],
    ['silent', true, 0, 0],
  ] as const)('%s, less motion wished for: %s', async (show, less, buzzes, contexts) => {
    still = less;
    const { performMoment } = await freshModules();
    performMoment('wimpout', show);
    expect([vibrate.mock.calls.length, Context.made]).toEqual([buzzes, contexts]);
  });

  it('is nothing, and no fault, on a device that cannot buzz', async () => {
    vi.stubGlobal('navigator', {});
    const { performMoment } = await freshModules();
    expect(() => performMoment('wimpout', 'silent')).not.toThrow();
  });
});

describe('a shake', () => {
  const animate = vi.fn();
  const tray = { animate } as unknown as Element;

  it('moves the tray and leaves it where it was', async () => {
    const { shake } = await freshModules();
    shake(tray);
    const [frames] = animate.mock.lastCall as [Keyframe[]];
    expect(frames.at(0)).toEqual({ transform: 'translateX(0px)' });
    expect(frames.at(-1)).toEqual(frames.at(0));
  });

  it('is left out where nothing may move', async () => {
    still = true;
    animate.mockClear();
    const { shake } = await freshModules();
    shake(tray);
    expect(animate).not.toHaveBeenCalled();
  });
});
