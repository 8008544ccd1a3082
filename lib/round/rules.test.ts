import { describe, expect, it } from 'vitest';
import { draw, DRAWS, isDrawn } from './draw';
import { honeypotsFor, isHoneypotTurn } from './honeypot';
import { keptTurns } from './kept-turns';
import { isDueForMore, leaseFrom } from './lease';
import { capOf } from './load';
import { placesAhead } from './places-ahead';
import { type RoundFields, roundSchema } from './round';

const ids = Array.from({ length: 4_000 }, (_, n) => `sample ${n}`);

describe('draw', () => {
  it('is the head of a SHA-256', () => {
    // printf 'share/r/s' | sha256sum
    expect(draw('share', 'r', 's').toString(16)).toBe('38fe1535');
  });

  it('picks about the share that is asked for, and keeps whom it has as the share grows', () => {
    const drawn = (percent: number) => ids.filter((id) => isDrawn(draw('share', 'r', id), percent));
    expect(drawn(0)).toEqual([]);
    expect(drawn(100)).toHaveLength(ids.length);
    expect(Math.abs(drawn(25).length / ids.length - 0.25)).toBeLessThan(0.03);
    const later = new Set(drawn(40));
    expect(drawn(25).every((id) => later.has(id))).toBe(true);
    expect(isDrawn(DRAWS - 1, 100)).toBe(true);
  });
});

describe('placesAhead', () => {
  const round = (honeypotShare: number, had = 0) => ({ roundId: 'r', honeypotShare, had });
  const ahead = (share: number, free: number, honeypots: number, limit: number | null = null) =>
    placesAhead(round(share), 'p', { free, limit, honeypots });

  it('are the free ones, at most the limit, and the honeypots in between', () => {
    expect(ahead(0, 7, 3)).toBe(7);
    expect(ahead(0, 7, 3, 4)).toBe(4);
    expect(ahead(100, 7, 3)).toBe(10);
    expect(ahead(100, 7, 3, 4)).toBe(7);
    expect(ahead(100, 0, 3)).toBe(3);
    expect(ahead(100, 0, 3, 0)).toBe(0);
    expect(ahead(100, 2, 3, 5)).toBe(5);
    expect(ahead(50, 0, 0)).toBe(0);
  });

  it('sum up alike with what was had, place by place', () => {
    const all = ahead(30, 40, 12);
    let [free, honeypots] = [40, 12];
    for (let had = 0; had < all; had += 1) {
      expect(had + placesAhead(round(30, had), 'p', { free, limit: null, honeypots })).toBe(all);
      if (honeypots > 0 && isHoneypotTurn(round(30), 'p', had)) honeypots -= 1;
      else free -= 1;
    }
    expect(free).toBe(0);
    expect(honeypots).toBeLessThan(12);
  });
});

describe('capOf', () => {
  it.each([
    [100, 1, 4, 25],
    [10, 1, 3, 4],
    [10, 2, 3, 7],
    [10, 0, 3, 0],
    [10, 1, 0, 0],
  ])('gives of %i places at weight %i of %i: %i', (places, weight, all, cap) => {
    expect(capOf(places, weight, all)).toBe(cap);
  });

  it('leaves no place to nobody', () => {
    for (const weights of [
      [1, 1, 1],
      [5, 2, 1],
      [100, 1],
    ])
      for (const places of [1, 7, 100]) {
        const all = weights.reduce((sum, n) => sum + n, 0);
        const caps = weights.reduce((sum, n) => sum + capOf(places, n, all), 0);
        expect(caps).toBeGreaterThanOrEqual(places);
      }
  });
});

describe('leases', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  it('last the hours of the round, or for ever', () => {
    expect(leaseFrom(now, 24)?.toISOString()).toBe('2026-11-22T09:00:00.000Z');
    expect(leaseFrom(now, null)).toBeNull();
  });

  it('are moved once a tenth of them is gone', () => {
    const until = leaseFrom(now, 10)!;
    expect(isDueForMore(new Date('2026-11-21T09:59:00Z'), until, 10)).toBe(false);
    expect(isDueForMore(new Date('2026-11-21T10:01:00Z'), until, 10)).toBe(true);
  });
});

describe('honeypots', () => {
  it('come as often as the round says, by chance that repeats', () => {
    const round = { roundId: 'r', honeypotShare: 10 };
    const turns = ids.map((_, had) => isHoneypotTurn(round, 'ann', had));
    expect(Math.abs(turns.filter(Boolean).length / ids.length - 0.1)).toBeLessThan(0.02);
    expect(ids.map((_, had) => isHoneypotTurn(round, 'ann', had))).toEqual(turns);
    expect(ids.map((_, had) => isHoneypotTurn(round, 'bo', had))).not.toEqual(turns);
    expect(ids.some((_, had) => isHoneypotTurn({ ...round, honeypotShare: 0 }, 'ann', had))).toBe(false);
  });

  it('come alike where they are kept, for each person, round and share, also as more are asked and others forgotten', () => {
    const asked = [
      { round: { roundId: 'r', honeypotShare: 30 }, userId: 'ann' },
      { round: { roundId: 'r', honeypotShare: 30 }, userId: 'bo' },
      { round: { roundId: 'q', honeypotShare: 30 }, userId: 'ann' },
      { round: { roundId: 'r', honeypotShare: 60 }, userId: 'ann' },
    ];
    const others = Array.from({ length: 150 }, (_, n) => `other ${n}`);
    for (const turns of [50, 51, 400, 10])
      for (const { round, userId } of asked) {
        const kept = keptTurns(round, userId, turns);
        const all = Array.from({ length: turns + 3 }, (_, had) => had);
        expect(all.map(kept)).toEqual(all.map((had) => isHoneypotTurn(round, userId, had)));
        if (turns === 51) for (const other of others) keptTurns(round, other, 5)(0);
      }
  });

  it('are as many as their share of the samples, rounded up', () => {
    expect(honeypotsFor(101, 5)).toBe(6);
    expect(honeypotsFor(100, 0)).toBe(0);
  });
});

describe('roundSchema', () => {
  const fields: RoundFields = {
    ...{ kind: 'training', name: ' Warm-up ', overlap: 2, share: 100, size: 10, order: 'random' },
    ...{ randomShare: 20, honeypotShare: 10, leaseHours: null, everybody: true, even: false, counts: true },
    people: [],
  };

  it('never lets a training round vote or hold honeypots', () => {
    const round = roundSchema.parse(fields);
    expect(round).toMatchObject({ name: 'Warm-up', counts: false, honeypotShare: 0 });
  });

  it.each<[RoundFields['kind'], number, RoundFields['order'], RoundFields['order']]>([
    ['main', 10, 'arrival', 'random'],
    ['main', 0, 'arrival', 'arrival'],
    ['training', 10, 'arrival', 'arrival'],
    ['main', 10, 'entropy', 'entropy'],
  ])('%s with %i %% honeypots, asked for by %s, comes by %s', (kind, honeypotShare, order, comes) =>
    expect(roundSchema.parse({ ...fields, kind, honeypotShare, order }).order).toBe(comes),
  );
});
