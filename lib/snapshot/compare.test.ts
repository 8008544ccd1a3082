import { describe, expect, it } from 'vitest';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { compareRecords as compare } from './compare';

const compareRecords = (...[before, after]: [SampleRecord | null, SampleRecord | null]) =>
  compare(before, after, true);
type Gold = NonNullable<SampleRecord['gold']>;

const unit = (
  text: string,
  start: number,
  more: Partial<Gold['units'][number]> = {},
): Gold['units'][number] => ({
  ...{ text, spans: [[start, start + text.length]], quotes: [text], verdict: 'consistent' },
  ...{ fact: 'consistent', logic: 'consistent', error_type: null, evidence: [], origin: 'agreed' },
  ...{ votes: 2, agreeing: 2 },
  ...more,
});

function record(
  verdict: Gold['verdict'],
  units: Gold['units'],
  more: { by?: string; people?: Record<string, string> } = {},
): SampleRecord {
  const annotations = Object.entries(more.people ?? {}).map(([annotator, text]) => ({
    ...{ annotator, source: 'annotator', segments: [{ text }] },
  }));
  return {
    gold: { verdict, units, adjudicated_by: more.by ?? null },
    annotations,
  } as unknown as SampleRecord;
}
const said = (verdict: string, errorType: string | null = null, evidence: string[] = []) => ({
  ...{ verdict, errorType, origin: 'agreed', evidence },
});

describe('compareRecords', () => {
  it('the same on both sides: nothing', () => {
    const one = record('consistent', [unit('It is red.', 0)], { people: { annotator_1: 'x' } });
    expect(compareRecords(one, one)).toEqual({
      verdict: { before: 'consistent', after: 'consistent' },
      segments: [],
      adjudicatedBy: { before: null, after: null },
      people: { added: [], gone: [], changed: [] },
    });
  });

  it('a segment with another verdict, type and evidence: told before and after, the others left out', () => {
    const span = { relation: 'contradicts', start: 0, end: 4, quote: 'blue' };
    const after = unit('It is red.', 0, { verdict: 'inconsistent', error_type: 'KCont', evidence: [span] });
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0), unit('It is fast.', 11)]),
      record('inconsistent', [after, unit('It is fast.', 11)], { by: 'annotator_2' }),
    );
    expect(found.verdict).toEqual({ before: 'consistent', after: 'inconsistent' });
    expect(found.segments).toEqual([
      { text: 'It is red.', before: said('consistent'), after: said('inconsistent', 'KCont', ['blue']) },
    ]);
    expect(found.adjudicatedBy).toEqual({ before: null, after: 'annotator_2' });
  });

  it('the same words at another place, and a split: the old segments went, the new ones came', () => {
    const found = compareRecords(
      record('consistent', [unit('It is red and fast.', 0)]),
      record('consistent', [unit('It is red', 0), unit('and fast.', 10)]),
    );
    expect(found.segments.map(({ text, before, after }) => [text, before === null, after === null])).toEqual([
      ['It is red', true, false],
      ['and fast.', true, false],
      ['It is red and fast.', false, true],
    ]);
  });

  it('annotations of three people: who came, who went, who says something else', () => {
    const { people } = compareRecords(
      record('consistent', [], { people: { annotator_1: 'a', annotator_2: 'b' } }),
      record('consistent', [], { people: { annotator_2: 'c', annotator_3: 'd' } }),
    );
    expect(people).toEqual({ added: ['annotator_3'], gone: ['annotator_1'], changed: ['annotator_2'] });
  });

  it('one more vote that says the same: no segment differs', () => {
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0)]),
      record('consistent', [unit('It is red.', 0, { votes: 3, agreeing: 3 })]),
    );
    expect(found.segments).toEqual([]);
  });

  it('a snapshot that holds no annotations: nobody is told to have come or gone', () => {
    const one = record('consistent', [], { people: { annotator_1: 'a' } });
    expect(compare(one, record('consistent', []), false).people).toEqual({
      added: [],
      gone: [],
      changed: [],
    });
  });

  it('a sample that one side has not got: its gold on the other', () => {
    const one = record('inconsistent', [unit('It is red.', 0)]);
    expect(compareRecords(null, one).verdict).toEqual({ before: null, after: 'inconsistent' });
    expect(compareRecords(one, null).segments).toEqual([
      { text: 'It is red.', before: said('consistent'), after: null },
    ]);
  });
});
