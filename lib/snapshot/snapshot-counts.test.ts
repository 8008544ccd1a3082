import { expect, it } from 'vitest';
import { SnapshotCounts } from './snapshot-counts';
import { openTypes } from './manifest-view-schema';
import { annotation, boat, rule, TIME } from './snapshot-fixture';
import { snapshotRecord } from './snapshot-line';

it('a blind answer, one whose judge was shown, and one without labels: each is counted by what it is', () => {
  const run = { method: 'offline', version: '1', model: null, params: {}, judges: ['fact'], runAt: TIME };
  const prediction = annotation('m', [], {
    ...{ source: 'method', author: null, votes: false },
    run: run as never,
  });
  const samples = [
    boat('a', [annotation('p', [{ fact: 'consistent' }, { fact: 'consistent' }])]),
    boat(
      'b',
      [
        prediction,
        annotation(
          'q',
          [{ fact: 'inconsistent', type: 'KCont', exposure: 'verdict' }, { fact: 'consistent' }],
          {
            derivedFromId: 'm',
          },
        ),
      ],
      { generator: 'gpt' },
    ),
    boat('c', []),
  ];
  const counts = new SnapshotCounts();
  for (const sample of samples) counts.add(sample, snapshotRecord(sample, { rule, content: 'gold' }));
  const found = counts.counts();
  expect(found).toMatchObject({
    samples: 3,
    // In code points: the emoji is one.
    lengths: { question: 2, reference: 4, answer: 4 },
    gold: { consistent: 1, inconsistent: 1, open: 1 },
    types: { KCont: 1, Hallu: 0 },
    segments: { n: 4, inconsistent: 1 },
    goldOrigins: { single: 2, agreed: 0, adjudicated: 0 },
    variation: { shared: 0, unanimous: 0 },
    evidence: { supports: 0, contradicts: 1, not_found: 0 },
    ...{ annotators: 2, annotations: 2, blind: 1 },
    exposure: { nothing: 3, verdict: 1 },
    judges: [{ method: 'offline', version: '1', model: null, labels: 1 }],
  });
  expect(openTypes(found)).toBe(0);
  expect(openTypes({ ...found, goldOrigins: { single: 0, agreed: 1, adjudicated: 0 } })).toBe(1);
  const named = (groups: typeof found.languages) =>
    groups.map(({ name, samples: n, gold }) => [name, n, gold.inconsistent]);
  expect(named(found.languages)).toEqual([['zh', 3, 1]]);
  expect(named(found.generators)).toEqual([
    ['', 2, 0],
    ['gpt', 1, 1],
  ]);
  expect(named(found.origins)).toEqual([['collected', 3, 1]]);
});
