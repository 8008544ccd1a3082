import { describe, expect, it } from 'vitest';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { compareRecords as compare } from './compare';

const compareRecords = (...[before, after]: [SampleRecord | null, SampleRecord | null]) =>
  compare(before, after, { hasAnnotations: true, alike: true });
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
  more: { by?: string; people?: Record<string, string>; gold?: object; metadata?: object } = {},
): SampleRecord {
  const annotations = Object.entries(more.people ?? {}).map(([annotator, text]) => ({
    ...{ annotator, source: 'annotator', segments: [{ text }] },
  }));
  return {
    gold: { verdict, origin: 'agreed', units, adjudicated_by: more.by ?? null, ...more.gold },
    ...{ annotations, metadata: more.metadata ?? {} },
  } as unknown as SampleRecord;
}
const said = (verdict: string, errorType: string | null = null, evidence: string[] = []) => ({
  ...{ verdict, errorType, origin: 'agreed', votes: 2, agreeing: 2, evidence },
});

describe('compareRecords', () => {
  it('the same on both sides: nothing', () => {
    const one = record('consistent', [unit('It is red.', 0)], { people: { annotator_1: 'x' } });
    expect(compareRecords(one, one)).toEqual({
      verdict: { before: 'consistent', after: 'consistent' },
      origin: { before: 'agreed', after: 'agreed' },
      segments: [],
      adjudicatedBy: { before: null, after: null },
      people: { added: [], gone: [], changed: [] },
      fields: [],
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

  it('one more vote that says the same, of one person before: where gold comes from and the votes', () => {
    const single = { origin: 'single', votes: 1, agreeing: 1 } as const;
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0, single)], { gold: { origin: 'single' } }),
      record('consistent', [unit('It is red.', 0)]),
    );
    expect(found.origin).toEqual({ before: 'single', after: 'agreed' });
    expect(found.segments).toEqual([
      { text: 'It is red.', before: { ...said('consistent'), ...single }, after: said('consistent') },
    ]);
    expect(found.fields).toEqual([]);
  });

  it('the gold rule alone: nothing', () => {
    const found = compareRecords(
      record('consistent', [], { gold: { rule: { kind: 'unanimous' } } }),
      record('consistent', [], { gold: { rule: { kind: 'none' } } }),
    );
    expect(found).toEqual(compareRecords(record('consistent', []), record('consistent', [])));
  });

  it('metadata, what gold needs and what its units were made of: named; of snapshots that hold other things not', () => {
    const [one, other] = [
      record('consistent', [unit('It is red.', 0)], { gold: { needs: null } }),
      record('consistent', [{ ...unit('It is red.', 0), ...{ touched_by: ['m'] } }], {
        ...{ gold: { needs: 'type' }, metadata: { port: 'Oslo' } },
      }),
    ];
    expect(compareRecords(one, other).fields).toEqual(['metadata', 'gold.needs', 'gold.units']);
    expect(compare(one, other, { hasAnnotations: false, alike: false }).fields).toEqual([]);
  });

  it('a snapshot that holds no annotations: nobody is told to have come or gone', () => {
    const one = record('consistent', [], { people: { annotator_1: 'a' } });
    expect(compare(one, record('consistent', []), { hasAnnotations: false, alike: false }).people).toEqual({
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
