import { describe, expect, it } from 'vitest';
import { lineReader } from '../contents/native/parse/parse-lines';
import { labelChanges } from './label-changes';

const NOW = '2026-01-01T00:00:00.000Z';
const REFERENCE = 'The river is 120 km long. It rises in the hills.';
const ANSWER = 'It is 90 km long. It rises in a lake.';
const said = { fact: 'consistent', logic: 'consistent' };
const length = { text: 'It is 90 km long.', ...said };
const lake = { text: 'It rises in a lake.', ...said };
const quote = { relation: 'contradicts', start: 0, end: 25, quote: 'The river is 120 km long.' };
const wrong = { ...length, fact: 'inconsistent', error_type: 'KConc', evidence: [quote] };

/** An annotation as a file has it, with its sample. */
function read(segments: object[], rest: object = {}) {
  const annotations = [{ annotator: 'Ann', ...rest, segments }];
  const line = { format: 'face4rag-studio/2', id: 's', question: '', reference: REFERENCE, answer: ANSWER };
  const values = new Map<string, unknown>(Object.entries({ ...line, annotations }));
  const [unit] = lineReader(NOW).push([{ line: 1, values, fault: null, excerpt: '', position: 1 }]);
  expect(unit!.rejected).toEqual([]);
  return { sample: unit!.sample!, annotation: unit!.sample!.annotations[0]! };
}
function changes(was: ReturnType<typeof read>, is: ReturnType<typeof read>) {
  return labelChanges(was.sample, was.annotation, is.annotation);
}
const CONSISTENT = { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: '' };

describe('what differs between two annotations of one judge', () => {
  it('a verdict with its type and evidence: is told of its segment, before and after', () => {
    expect(changes(read([length, lake]), read([wrong, lake]))).toEqual({
      changes: [
        {
          segment: 'It is 90 km long.',
          fields: ['fact', 'error_type', 'evidence'],
          was: CONSISTENT,
          is: {
            ...{ fact: 'inconsistent', logic: 'consistent', errorType: 'KConc', note: '' },
            evidence: [{ relation: 'contradicts', text: 'The river is 120 km long.' }],
          },
        },
      ],
      same: 1,
    });
  });

  it('a segment that only one of them has: is told with nothing on the other side', () => {
    expect(changes(read([length, lake]), read([lake]))).toEqual({
      changes: [{ segment: 'It is 90 km long.', fields: ['segments'], was: CONSISTENT, is: null }],
      same: 1,
    });
    expect(changes(read([lake]), read([length, lake])).changes).toMatchObject([
      { segment: 'It is 90 km long.', fields: ['segments'], was: null, is: CONSISTENT },
    ]);
  });

  it('a segment in other words at the same place, and one at another place in the same words: are that segment', () => {
    const other = { ...length, text: 'The river is 90 km long.', spans: [[0, 17]] };
    expect(changes(read([length]), read([other])).changes).toMatchObject([{ fields: ['text'] }]);
    const shorter = { ...length, spans: [[0, 11]] };
    expect(changes(read([length]), read([shorter])).changes).toMatchObject([{ fields: ['spans', 'quotes'] }]);
  });

  it('what is said of the answer as a whole: is told without a segment', () => {
    expect(changes(read([length]), read([length], { note: 'see above' }))).toEqual({
      changes: [{ segment: null, fields: ['note'], was: null, is: null }],
      same: 1,
    });
    const search = { relation: 'not_found', searched: ['90 km', 'ninety'] };
    const hallu = { ...wrong, error_type: 'Hallu', evidence: [search] };
    expect(changes(read([wrong]), read([hallu], { flag: 'odd' })).changes).toMatchObject([
      { fields: ['error_type', 'evidence'], is: { evidence: [{ text: '90 km · ninety' }] } },
      { segment: null, fields: ['flag'] },
    ]);
  });

  it('the same segments in another order: is told of the answer', () => {
    const places = [
      { ...length, spans: [[0, 17]] },
      { ...lake, spans: [[18, 37]] },
    ];
    expect(changes(read(places), read(places.toReversed())).changes).toMatchObject([
      { segment: null, fields: ['segments'] },
    ]);
  });
});
