import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  addMinute,
  type Clock,
  clockKey,
  clockLeft,
  type ClockLook,
  clockLook,
  clockText,
  loadClock,
  pauseClock,
  readyClock,
  saveClock,
  startClock,
} from './round-clock.ts';

/** So often it is looked at, in milliseconds: a second must not be seen late. */
const TICK = 200;

/** Which clock: of a seating of a tournament, both by id. */
export interface ClockOf {
  readonly event: string;
  readonly seating: string;
  readonly minutes: number;
}

/** The clock of a round, ticking in its host; what another window does with it is followed. */
export class ClockController implements ReactiveController {
  text = '';
  look: ClockLook = 'ready';

  /** Whether there is one. */
  get shown(): boolean {
    return this.clock !== null;
  }

  private of: ClockOf | null = null;
  private clock: Clock | null = null;
  private timer = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected() {
    addEventListener('storage', this.stored);
    this.timer = setInterval(() => this.tick(), TICK);
  }

  hostDisconnected() {
    removeEventListener('storage', this.stored);
    clearInterval(this.timer);
  }

  /** Null for none. */
  show(of: ClockOf | null) {
    if (JSON.stringify(of) === JSON.stringify(this.of)) return;
    this.of = of;
    this.clock = of && loadClock(of.event, of.seating, of.minutes);
    this.tick();
  }

  readonly toggle = () =>
    this.put((clock, now) => (clock.is === 'running' ? pauseClock : startClock)(clock, now));
  readonly more = () => this.put(addMinute);
  /** Stands at its full time again, and waits for its start. */
  readonly restart = () => this.put((clock) => readyClock(clock.seating, this.of?.minutes ?? 0));

  private put(change: (clock: Clock, now: number) => Clock) {
    if (this.clock === null || this.of === null) return;
    this.clock = change(this.clock, Date.now());
    saveClock(this.of.event, this.clock);
    this.tick();
  }

  private readonly stored = ({ key }: StorageEvent) => {
    const { of } = this;
    if (of === null || (key !== null && key !== clockKey(of.event))) return;
    this.clock = loadClock(of.event, of.seating, of.minutes);
    this.tick();
  };

  private tick() {
    if (this.clock === null) return;
    const now = Date.now();
    const [text, look] = [clockText(clockLeft(this.clock, now)), clockLook(this.clock, now)];
    if (text === this.text && look === this.look) return;
    this.text = text;
    this.look = look;
    this.host.requestUpdate();
  }
}
