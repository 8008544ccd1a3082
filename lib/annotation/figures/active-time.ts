/**
 * Milliseconds after the last key press or pointer movement during which work counts as going on: long enough to read a
 * page.
 */
const PAUSE_MS = 60_000;

/** The longest batch that is credited. */
const LONGEST_INTERVAL_MS = 30 * 60_000;

/** A count of active time at one workspace; times in milliseconds of a clock that never goes back. */
export interface ActiveClock {
  activeMs: number;
  /** Up to when it has been counted. */
  at: number;
  /** When somebody was last heard. */
  lastAct: number;
  /** Whether the workspace can be seen; what is hidden is a pause. */
  shown: boolean;
}

export interface ActiveEvent {
  kind: 'act' | 'tick' | 'hidden' | 'shown';
  at: number;
}

export const startClock = (at: number, shown: boolean): ActiveClock => ({
  activeMs: 0,
  at,
  lastAct: at,
  shown,
});

/**
 * Counts on to an event. Time counts while the workspace is shown, for a minute after the last act; the rest of a longer silence
 * is a pause. Coming back to the workspace is an act.
 */
export function count(clock: ActiveClock, event: ActiveEvent): ActiveClock {
  const { kind } = event;
  const at = Math.max(event.at, clock.at);
  const until = Math.min(at, clock.lastAct + PAUSE_MS);
  const activeMs = clock.activeMs + (clock.shown ? Math.max(0, until - clock.at) : 0);
  const shown = kind === 'shown' || (clock.shown && kind !== 'hidden');
  const heard = kind === 'shown' || (kind === 'act' && shown);
  return { activeMs, at, lastAct: heard ? at : clock.lastAct, shown };
}

/** What of a batch is credited: no more than half an hour, and in all no more than has gone by since the draft began. */
export function creditable(
  ms: number,
  { activeMs, sinceStartMs }: { activeMs: number; sinceStartMs: number },
): number {
  const room = Math.max(0, sinceStartMs - activeMs);
  return Math.max(0, Math.floor(Math.min(ms, LONGEST_INTERVAL_MS, room)));
}
