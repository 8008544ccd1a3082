import { describe, expect, it } from 'vitest';
import { type ActiveEvent, count, creditable, startClock } from './active-time';

/** Active seconds after events at seconds, from a workspace that was opened at 100 s. */
function seconds(...events: [kind: ActiveEvent['kind'], at: number][]): number {
  const end = events.reduce(
    (clock, [kind, at]) => count(clock, { kind, at: at * 1_000 }),
    startClock(100_000, true),
  );
  return end.activeMs / 1_000;
}

describe('count', () => {
  it('counts while acts follow one another within a minute', () => {
    expect(seconds(['act', 110], ['act', 165], ['tick', 200])).toBe(100);
  });

  it('takes what is longer than a minute without an act as a pause', () => {
    expect(seconds(['tick', 160])).toBe(60);
    expect(seconds(['tick', 400])).toBe(60);
    expect(seconds(['act', 130], ['act', 400], ['tick', 410])).toBe(30 + 60 + 10);
    expect(seconds(['tick', 150], ['tick', 155], ['tick', 500], ['tick', 900])).toBe(60);
  });

  it('does not count while the workspace is hidden, whatever is heard', () => {
    expect(seconds(['hidden', 120], ['act', 130], ['tick', 140], ['shown', 200], ['tick', 230])).toBe(
      20 + 30,
    );
    expect(seconds(['hidden', 120], ['shown', 1_000], ['tick', 1_090])).toBe(20 + 60);
  });

  it('a clock that goes back: the time never decreases', () => {
    expect(seconds(['act', 90], ['tick', 95])).toBe(0);
    expect(seconds(['tick', 150], ['tick', 140], ['tick', 150])).toBe(50);
  });
});

describe('creditable', () => {
  it.each([
    [45_000, 0, 60_000, 45_000],
    [45_000, 30_000, 60_000, 30_000],
    [45_000, 60_000, 60_000, 0],
    [45_000, 70_000, 60_000, 0],
    [3_600_000, 0, 9_000_000, 1_800_000],
    [-5, 0, 60_000, 0],
    [1.7, 0, 60_000, 1],
  ])('%d ms with %d counted in %d: %d', (ms, activeMs, sinceStartMs, credited) =>
    expect(creditable(ms, { activeMs, sinceStartMs })).toBe(credited),
  );
});
