import { expect, it } from 'vitest';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { SnapshotCounts } from './snapshot-counts';
import { snapshotRecord } from './snapshot-line';

const TIME = '2026-01-01T00:00:00.000Z';
const rule = { kind: 'unanimous', votes: 2 } as const;
type Said = { fact: 'consistent' | 'inconsistent'; type?: 'KCont'; exposure?: 'verdict' };

const annotation = (
  id: string,
  said: readonly Said[],
  more: Partial<StoredAnnotation> = {},
): StoredAnnotation => ({
  ...{ id, source: 'annotator', author: id, authorNumber: 1, run: null, round: null, derivedFromId: null },
  ...{ policy: null, control: false, flips: [], state: 'submitted', votes: true, superseded: false },
  ...{ verdict: null, confirmed: 0, changed: 0, note: '', flagReason: null, activeMs: 0 },
  ...{ createdAt: TIME, submittedAt: TIME },
  labels: said.map(({ fact, type, exposure }, at) => ({
    ...{ id: `s${at}`, text: at === 0 ? '红的' : '快的', spans: [[at * 2, at * 2 + 2]], parentIds: [] },
    label: {
      ...{ fact, logic: 'consistent', errorType: type ?? null, note: '' },
      evidence: type ? [{ relation: 'contradicts', start: 0, end: 2, quote: '红色', origin: 'person' }] : [],
      ...{ exposure: exposure ?? 'nothing', decidedAt: TIME, revealedAt: null, first: null },
      ...{ guideline: null, clause: null, machine: null },
    },
  })),
  ...more,
});

const boat = (
  id: string,
  annotations: StoredAnnotation[],
  more: Partial<StoredSample> = {},
): StoredSample => ({
  ...{ id, externalId: id, question: '😀？', reference: '红色的船', answer: '红的快的', language: 'zh' },
  ...{ generator: null, coarseLabel: null, coarseType: null, metadata: {}, withdrawnAt: null },
  ...{ withdrawnReason: null, past: [], annotations },
  ...more,
});

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
  const named = (groups: typeof found.languages) =>
    groups.map(({ name, samples: n, gold }) => [name, n, gold.inconsistent]);
  expect(named(found.languages)).toEqual([['zh', 3, 1]]);
  expect(named(found.generators)).toEqual([
    ['', 2, 0],
    ['gpt', 1, 1],
  ]);
  expect(named(found.origins)).toEqual([['collected', 3, 1]]);
});
