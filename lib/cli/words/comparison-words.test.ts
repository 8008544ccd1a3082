import { expect, it } from 'vitest';
import type { ComparedLabel, ImportComparison } from '@/lib/exchange/comparison/view';
import { comparisonText } from './comparison-words';

const NONE = { new: 0, same: 0, changed: 0, refused: 0 };
const CONSISTENT: ComparedLabel = {
  ...{ fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: '' },
};
const NOTHING: ImportComparison = {
  ...{ rows: 4, added: 0, same: 4, rejected: 0 },
  samples: { new: 0, same: 4, texts: 0, differing: 0, absent: 0 },
  ...{ people: NONE, predictions: NONE, labels: { new: 0, same: 0, changed: 0 } },
  ...{ absentAnnotations: 0, judges: [], changes: [], changesTotal: 0, texts: [], differing: [] },
  ...{ reasons: [], rejects: [], notes: [] },
};

it('a comparison without changes: is told in its counts', () => {
  expect(comparisonText(NOTHING)).toBe(
    [
      '4 rows: 0 would be added, 4 are there already, 0 would be rejected. Nothing has been imported.',
      'samples: 0 new, 4 the same, 0 with other texts (refused), 0 told otherwise (kept as they are), 0 not in the file (kept)',
      'annotations of people: 0 new, 0 the same, 0 changed (refused), 0 new but refused with their rows',
      'predictions: 0 new, 0 the same, 0 changed (refused), 0 new but refused with their rows',
      'labels: 0 new, 0 the same, 0 changed (refused)',
    ].join('\n'),
  );
});

it('a comparison with changes: names each with what is and what would be, and counts those beyond twenty', () => {
  const change = {
    ...{ sample: 'river', line: 3, by: 'Ann', segment: 'It is.', fields: ['fact', 'error_type'] },
    was: CONSISTENT,
    is: {
      ...{ ...CONSISTENT, fact: 'inconsistent' as const, errorType: 'KConc' as const },
      evidence: [{ relation: 'contradicts' as const, text: '120 km' }],
    },
  };
  const told = comparisonText({
    ...NOTHING,
    texts: [
      { sample: 'lake', line: 2, record: 2, fields: ['answer'] },
      { sample: 'sea', line: 1, record: 6, fields: ['answer'] },
    ],
    differing: [{ sample: 'pond', fields: ['generator', 'metadata'] }],
    reasons: [{ reason: 'annotation_differs', count: 1, line: 3, column: 'annotator', detail: {} }],
    changes: [
      change,
      { ...change, segment: null, fields: ['note'], was: null, is: null },
      { ...change, is: null },
    ],
    changesTotal: 23,
    absentAnnotations: 2,
    notes: [{ code: 'sample_kept', about: ['pond'], count: 1 }],
  });
  expect(told.split('\n').slice(5)).toEqual([
    'annotations of these samples not in the file, or not readable there (kept): 2',
    'rejected, annotation_differs: 1',
    'other texts: line 2, lake (answer)',
    'other texts: record 6, sea (answer)',
    'told otherwise: pond (generator, metadata)',
    'changed: line 3, river, Ann: "It is." (fact, error_type): consistent/consistent -> inconsistent/consistent KConc [contradicts: 120 km]',
    'changed: line 3, river, Ann: note',
    'changed: line 3, river, Ann: "It is." (fact, error_type): consistent/consistent -> no such segment',
    '... 20 more changes',
    'sample_kept (1): pond',
  ]);
});
