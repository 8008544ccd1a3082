import { describe, expect, it } from 'vitest';
import { agreementWithMethod, exposureRates, methodCategory, type ExposureCount } from './exposure-rates';

const good = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const bad = { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' } as const;
const worse = { ...bad, errorType: 'KCont' } as const;
const saysGood = { fact: 'consistent', logic: 'not_judged', errorType: null } as const;
const saysBad = { fact: 'inconsistent', logic: 'not_judged', errorType: 'KConc' } as const;
const silent = { fact: 'abstained', logic: 'not_judged', errorType: null } as const;

const counted = (part: Partial<ExposureCount>): ExposureCount => ({
  authorId: 'a',
  author: 'A',
  method: 'offline',
  arm: 'prefilled',
  label: good,
  own: null,
  unseen: false,
  machine: saysGood,
  count: 1,
  ...part,
});
const reveal = (
  own: ExposureCount['own'],
  label: ExposureCount['label'],
  machine: ExposureCount['machine'],
  count: number,
) => counted({ arm: 'reveal', unseen: true, own, label, machine, count });

/** Counted by hand: what each line adds is said beside it. */
const COUNTS: ExposureCount[] = [
  counted({ count: 8 }), // accepted
  counted({ label: bad, count: 2 }), // overturned
  counted({ label: worse, machine: saysBad }), // overturned: another type than the claimed one
  counted({ machine: silent, count: 50 }), // nothing was pre-filled
  reveal(good, good, saysGood, 5), // agreed, stayed
  reveal(good, bad, saysGood, 1), // agreed, went away
  reveal(bad, good, saysGood, 3), // differed, went toward
  reveal(bad, bad, saysGood, 4), // differed, stayed
  reveal(bad, worse, saysGood, 2), // differed, flipped to something else
  reveal(good, good, silent, 70), // the judge said nothing
  reveal(null, good, saysGood, 9), // what was said before is not known
  { ...reveal(good, good, saysGood, 11), unseen: false }, // a lead, who had seen it
  counted({ arm: 'control', unseen: true, count: 6 }), // agrees, unseen
  counted({ arm: 'control', unseen: true, label: bad, count: 4 }), // differs, unseen
  counted({ arm: 'control', count: 20 }), // a lead's
];

describe('exposureRates', () => {
  it('counts what was left, changed and flipped, each of what it can be asked of', () => {
    expect(exposureRates(COUNTS)).toEqual({
      accepted: { n: 8, of: 11 },
      overturned: { n: 3, of: 11 },
      flipped: { n: 6, of: 15 },
      toward: { n: 3, of: 9 },
      away: { n: 1, of: 6 },
    });
  });

  it('has nothing to count without labels', () => {
    expect(exposureRates([]).accepted).toEqual({ n: 0, of: 0 });
  });
});

describe('agreementWithMethod', () => {
  it('holds labels that had seen the judge against those that had not', () => {
    expect(agreementWithMethod(COUNTS)).toEqual({
      prefilled: { n: 8, of: 11 },
      revealBefore: { n: 6, of: 15 },
      revealAfter: { n: 8, of: 15 },
      control: { n: 6, of: 10 },
    });
  });
});

describe('methodCategory', () => {
  it('is the claimed type, else the verdict', () => {
    expect(methodCategory(saysBad)).toBe('KConc');
    expect(methodCategory({ ...saysBad, errorType: null })).toBe('inconsistent');
    expect(methodCategory({ ...saysGood, logic: 'unsure' })).toBe('unsure');
    expect(methodCategory(saysGood)).toBe('consistent');
  });
});
