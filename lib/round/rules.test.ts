import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWS } from '@/lib/project/control-arm';
import { draw, isDrawn } from './draw';
import { honeypotsDue, honeypotsFor, honeypotTurn, isHoneypotTurn } from './honeypot';
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
  const round = (honeypotShare: number, had = 0, given = 0) => ({ roundId: 'r', honeypotShare, had, given });
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
    let [free, honeypots, given] = [40, 12, 0];
    for (let had = 0; had < all; had += 1) {
      expect(had + placesAhead(round(30, had, given), 'p', { free, limit: null, honeypots })).toBe(all);
      if (honeypots > 0 && isHoneypotTurn(round(30), 'p', { had, given }))
        [honeypots, given] = [honeypots - 1, given + 1];
      else free -= 1;
    }
    expect(free).toBe(0);
    expect(given).toBe(12);
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

  it('no weights: nobody gets a place', () => {
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
  const roundArb = fc.record({ roundId: fc.uuid(), honeypotShare: fc.integer({ min: 1, max: 100 }) });

  it('are due to any person in any number of turns as their share of these, rounded down or up', () => {
    fc.assert(
      fc.property(roundArb, fc.uuid(), fc.integer({ min: 0, max: 300 }), (round, userId, turns) => {
        const due = honeypotsDue(round, userId, turns);
        const share = (turns * round.honeypotShare) / 100;
        expect([Math.floor(share), Math.ceil(share)]).toContain(due);
      }),
    );
  });

  it('come one by one, by a draw that repeats and that differs between people', () => {
    const round = { roundId: 'r', honeypotShare: 10 };
    const turnsOf = (userId: string) => ids.slice(0, 400).map((_, at) => honeypotsDue(round, userId, at + 1));
    const ann = turnsOf('ann');
    expect(ann.every((due, at) => due - (ann[at - 1] ?? 0) <= 1)).toBe(true);
    expect(turnsOf('ann')).toEqual(ann);
    expect(turnsOf('bo')).not.toEqual(ann);
    const at = (nth: number) => honeypotTurn(round, 'ann', nth) - 10 * nth;
    expect(new Set(ids.slice(0, 100).map((_, nth) => at(nth))).size).toBe(10);
  });

  it('come as soon as they can where others were given in their turns', () => {
    const round = { roundId: 'r', honeypotShare: 20 };
    expect(isHoneypotTurn(round, 'ann', { had: 12, given: 0 })).toBe(true);
    expect(isHoneypotTurn(round, 'ann', { had: 12, given: 3 })).toBe(false);
    expect(isHoneypotTurn({ ...round, honeypotShare: 0 }, 'ann', { had: 12, given: 0 })).toBe(false);
  });

  it('are due alike where draws are kept, for each person, round and share, also as others are forgotten', () => {
    const asked = [
      { round: { roundId: 'r', honeypotShare: 30 }, userId: 'ann' },
      { round: { roundId: 'r', honeypotShare: 30 }, userId: 'bo' },
      { round: { roundId: 'q', honeypotShare: 30 }, userId: 'ann' },
      { round: { roundId: 'r', honeypotShare: 60 }, userId: 'ann' },
    ];
    const others = Array.from({ length: 150 }, (_, n) => `other ${n}`);
    for (const turns of [50, 51, 400, 10])
      for (const { round, userId } of asked) {
        const all = Array.from({ length: turns }, (_, at) => at);
        expect(all.map(keptTurns(round, userId))).toEqual(all.map((n) => honeypotsDue(round, userId, n)));
        if (turns === 51) for (const other of others) keptTurns(round, other)(5);
      }
  });

  it('are as many as their share of the samples, rounded up', () => {
    expect(honeypotsFor(101, 5)).toBe(6);
    expect(honeypotsFor(100, 0)).toBe(0);
  });
});

describe('roundSchema', () => {
  const fields: RoundFields = {
    kind: 'training',
    name: ' Warm-up ',
    overlap: 2,
    share: 100,
    size: 10,
    order: 'random',
    randomShare: 20,
    honeypotShare: 10,
    leaseHours: null,
    everybody: true,
    even: false,
    counts: true,
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
