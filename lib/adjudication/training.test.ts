import { describe, expect, it } from 'vitest';
import type { ErrorType } from '@/lib/typology/error-type';
import type { VotedSegment } from './gold-types';
import { trainingResult } from './training';

const ANSWER = 'AAAA. BBBB. CCCC.';
const NOT_FOUND = { relation: 'not_found' as const, searched: ['B'], origin: 'person' as const };
/** A segment that is consistent (null), failed with a type, or failed without one. */
const segment = (
  start: number,
  end: number,
  said: ErrorType | 'untyped' | null,
  note = '',
): VotedSegment => ({
  id: `${start}-${end}-${said}`,
  text: ANSWER.slice(start, end),
  spans: [[start, end]],
  label: {
    fact: said ? 'inconsistent' : 'consistent',
    logic: 'consistent',
    errorType: said === 'untyped' ? null : said,
    note,
    clause: null,
    evidence: said ? [NOT_FOUND] : [],
  },
});
const cut = (...said: (ErrorType | 'untyped' | null)[]) =>
  said.map((one, at) => segment([0, 6, 12][at]!, [5, 11, 17][at]!, one));

describe('trainingResult', () => {
  const known = { origin: 'adjudication', verdict: 'inconsistent', types: ['Hallu'] } as const;

  it('sums what is as known, and keeps what the known label rests on', () => {
    const labels = [segment(0, 5, null), segment(6, 11, 'Hallu', 'nothing of B'), segment(12, 17, null)];
    const right = trainingResult(ANSWER, cut(null, 'Hallu', null), { ...known, types: ['Hallu'] }, labels);
    expect(right).toMatchObject({ right: 3, of: 3, answer: { right: true }, types: { right: true } });
    expect(right.units[1]).toMatchObject({ evidence: [NOT_FOUND], note: 'nothing of B', same: true });
    const wrong = trainingResult(ANSWER, cut(null, null, 'KConf'), { ...known, types: ['Hallu'] }, labels);
    expect(wrong).toMatchObject({ right: 1, of: 3, answer: { mine: 'inconsistent', right: true } });
    expect(wrong.types).toEqual({ mine: ['KConf'], known: ['Hallu'], right: false });
  });

  it('compares the characters that different cuts share', () => {
    const labels = cut(null, 'Hallu', null);
    const mine = [segment(0, 11, 'Hallu'), segment(12, 17, null)];
    const { units, right, of } = trainingResult(ANSWER, mine, { ...known, types: ['Hallu'] }, labels);
    expect(units.map(({ text, same, own }) => [text, same, own])).toEqual([
      ['AAAA.', false, ['0-11-Hallu']],
      ['BBBB.', true, ['0-11-Hallu']],
      ['CCCC.', true, ['12-17-null']],
    ]);
    expect([right, of]).toEqual([2, 3]);
  });

  it('takes any type where a known failure has none', () => {
    const types: ErrorType[] = [];
    const typed = trainingResult(ANSWER, cut('KInve', null), { ...known, types }, cut('untyped', null));
    expect(typed).toMatchObject({ right: 2, types: null });
    const missed = trainingResult(ANSWER, cut(null, null), { ...known, types }, cut('untyped', null));
    expect(missed).toMatchObject({ right: 1, answer: { mine: 'consistent', right: false } });
  });

  it('compares the whole answer alone where nothing is known of segments', () => {
    const source = { origin: 'source', verdict: 'consistent', types: [] as ErrorType[] } as const;
    expect(trainingResult(ANSWER, cut('Hallu', null), source, [])).toEqual({
      origin: 'source',
      units: [],
      of: 0,
      right: 0,
      answer: { mine: 'inconsistent', known: 'consistent', right: false },
      types: { mine: ['Hallu'], known: [], right: false },
    });
  });
});
