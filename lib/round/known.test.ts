import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseKnown, KNOWN_CHOICES, KNOWN_VERDICTS, type KnownCandidate } from './known';

const candidatesArb = fc.uniqueArray(
  fc.record({
    sampleId: fc.uuid(),
    verdict: fc.constantFrom(...KNOWN_VERDICTS),
    choice: fc.constantFrom(...KNOWN_CHOICES),
    knownTo: fc.nat(3),
    drawn: fc.nat(1_000),
    fixed: fc.boolean(),
  }),
  { selector: ({ sampleId }) => sampleId, maxLength: 30 },
);

const some = (verdict: KnownCandidate['verdict'], count: number, more: Partial<KnownCandidate> = {}) =>
  Array.from({ length: count }, (_, n) => ({
    sampleId: `${verdict} ${n} ${more.choice ?? ''}`,
    verdict,
    choice: 'auto' as const,
    knownTo: 0,
    drawn: n,
    fixed: false,
    ...more,
  }));
const verdicts = (chosen: readonly KnownCandidate[]) => chosen.map(({ verdict }) => verdict);

describe('chooseKnown', () => {
  it('takes as many of each verdict as there are, and the rest of the other', () => {
    const six = chooseKnown([...some('consistent', 20), ...some('inconsistent', 20)], 6);
    expect(verdicts(six).filter((verdict) => verdict === 'consistent')).toHaveLength(3);
    const few = chooseKnown([...some('consistent', 20), ...some('inconsistent', 1)], 6);
    expect(verdicts(few).filter((verdict) => verdict === 'inconsistent')).toHaveLength(1);
    expect(few).toHaveLength(6);
  });

  it('pinned samples of one verdict: are balanced by the other', () => {
    const pinned = some('inconsistent', 3, { choice: 'pinned' });
    const chosen = chooseKnown([...some('consistent', 9), ...some('inconsistent', 9), ...pinned], 6);
    expect(chosen.slice(0, 3)).toEqual(pinned);
    expect(verdicts(chosen.slice(3))).toEqual(['consistent', 'consistent', 'consistent']);
  });

  it('takes what is new to most people first', () => {
    const known = some('consistent', 5, { knownTo: 2 });
    const fresh = { ...known[0]!, sampleId: 'fresh', knownTo: 0, drawn: 999 };
    expect(chooseKnown([...known, fresh], 1)).toEqual([fresh]);
  });

  it('keeps what somebody has had, never takes what is excluded, and takes pinned ones before others', () => {
    fc.assert(
      fc.property(candidatesArb, fc.nat(35), (candidates, wanted) => {
        const chosen = chooseKnown(candidates, wanted);
        const open = candidates.filter(({ choice }) => choice !== 'excluded');
        const fixed = open.filter((one) => one.fixed);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.max(fixed.length, Math.min(wanted, open.length)));
        expect(chosen.every(({ choice }) => choice !== 'excluded')).toBe(true);
        expect(chosen).toEqual(expect.arrayContaining(fixed));
        const left = open.filter((one) => !chosen.includes(one));
        if (chosen.some(({ choice, fixed: had }) => choice === 'auto' && !had))
          expect(left.every(({ choice }) => choice === 'auto')).toBe(true);
      }),
    );
  });

  it('is the same for candidates in any order, and balances the verdicts of those left to itself', () => {
    fc.assert(
      fc.property(candidatesArb, fc.nat(35), fc.nat(), (candidates, wanted, seed) => {
        const free = candidates.map((one) => ({ ...one, choice: 'auto' as const, fixed: false }));
        const turned = free.toSorted((a, b) => ((a.drawn * 31 + seed) % 97) - ((b.drawn * 31 + seed) % 97));
        const chosen = chooseKnown(free, wanted);
        expect(chooseKnown(turned, wanted)).toEqual(chosen);
        const [a, b] = KNOWN_VERDICTS.map((verdict) => ({
          chosen: chosen.filter((one) => one.verdict === verdict).length,
          all: free.filter((one) => one.verdict === verdict).length,
        }));
        if (Math.abs(a!.chosen - b!.chosen) > 1)
          expect(a!.chosen < b!.chosen ? a!.chosen === a!.all : b!.chosen === b!.all).toBe(true);
      }),
    );
  });
});
