import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';

// Samples as the database holds them, for tests of snapshots.

export const TIME = '2026-01-01T00:00:00.000Z';
export const rule = { kind: 'unanimous', votes: 2 } as const;
type Said = {
  fact: 'consistent' | 'inconsistent';
  type?: 'KCont' | 'Hallu';
  exposure?: 'verdict' | 'evidence' | 'peer';
};

export const annotation = (
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

export const boat = (
  id: string,
  annotations: StoredAnnotation[],
  more: Partial<StoredSample> = {},
): StoredSample => ({
  ...{ id, externalId: id, question: '😀？', reference: '红色的船', answer: '红的快的', language: 'zh' },
  ...{ generator: null, coarseLabel: null, coarseType: null, metadata: {}, withdrawnAt: null },
  ...{ withdrawnReason: null, past: [], annotations },
  ...more,
});
