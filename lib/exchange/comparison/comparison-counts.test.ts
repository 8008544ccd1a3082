import { describe, expect, it } from 'vitest';
import type { NativeSample } from '../contents/native/parse/parse-record';
import type { StoredAnnotation, StoredLabel } from '../contents/stored';
import { ComparisonCounts } from './comparison-counts';

const label = (errorType: 'KCont' | 'KConc'): StoredLabel => ({
  ...{ id: '0', text: 'It is.', spans: [[0, 6]], parentIds: [] },
  label: {
    ...{ fact: 'inconsistent', logic: 'consistent', errorType, evidence: [], note: '', exposure: 'nothing' },
    ...{ decidedAt: null, revealedAt: null, first: null, guideline: null, clause: null, machine: null },
  },
});
const annotation = (rest: Partial<StoredAnnotation>): StoredAnnotation => ({
  ...{ id: '0', source: 'annotator', author: 'Ann', authorNumber: 1, run: null, round: null },
  ...{ derivedFromId: null, policy: null, control: false, flips: [], state: 'submitted', superseded: false },
  ...{ verdict: 'inconsistent', confirmed: 0, changed: 0, note: '', flagReason: null, activeMs: 0 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', submittedAt: '2026-01-01T00:00:00.000Z' },
  labels: [label('KCont'), { ...label('KCont'), id: '1', label: null, spans: [[7, 9]] }],
  ...rest,
});
const sample: NativeSample = {
  ...{ id: '', externalId: 's', textHash: '', question: '', reference: 'r', answer: 'It is. So' },
  ...{ language: 'en', generator: null, coarseLabel: null, coarseType: null, metadata: {} },
  ...{ withdrawnAt: null, withdrawnReason: null, past: [], annotations: [] },
};
const run = {
  ...{ method: 'm', version: '1', model: null, params: {} },
  ...{ judges: [], runAt: '2026-01-01T00:00:00.000Z' },
};

/** A row of a file that has one a line. */
const row = (line: number) => ({ line, position: line });

describe('ComparisonCounts', () => {
  it('counts people and predictions apart, by judge, and only what is said as labels', () => {
    const counts = new ComparisonCounts();
    counts.annotation(sample, row(1), annotation({}), { is: 'new' });
    counts.annotation(sample, row(1), annotation({ authorNumber: 2 }), { is: 'same' });
    counts.annotation(sample, row(1), annotation({ source: 'method', author: null, run }), { is: 'refused' });
    expect(counts.result(3, [])).toMatchObject({
      samples: { absent: 3 },
      people: { new: 1, same: 1, changed: 0, refused: 0 },
      predictions: { new: 0, same: 0, changed: 0, refused: 1 },
      labels: { new: 1, same: 1, changed: 0 },
      judges: [
        { by: 'Ann', new: 1 },
        { by: 'Ann (2)', same: 1 },
        { by: 'm 1', refused: 1 },
      ],
    });
  });

  it('names the first changed labels, and counts all', () => {
    const counts = new ComparisonCounts();
    const was = annotation({ labels: [label('KConc')] });
    const is = annotation({ labels: [label('KCont')] });
    for (let line = 1; line <= 502; line += 1)
      counts.annotation(sample, row(line), is, { is: 'changed', was });
    const { changes, changesTotal, labels, people } = counts.result(0, []);
    expect([changes.length, changesTotal, labels.changed, people.changed]).toEqual([500, 502, 502, 502]);
    expect(changes[499]).toMatchObject({
      ...{ sample: 's', line: 500, record: 500, by: 'Ann', segment: 'It is.', fields: ['error_type'] },
      ...{ was: { errorType: 'KConc' }, is: { errorType: 'KCont' } },
    });
  });

  it('counts refused rows by their first reason, and names the first of them', () => {
    const counts = new ComparisonCounts();
    for (let line = 1; line <= 51; line += 1)
      counts.reject(row(line), { reason: 'id_taken', column: null, detail: { id: 's' } });
    counts.reject(row(60), { reason: 'nul', column: 'q', detail: {} });
    const { reasons, rejects, rejected } = counts.result(0, []);
    expect(reasons).toEqual([
      { reason: 'id_taken', count: 51, line: 1, record: 1, column: null, detail: { id: 's' } },
      { reason: 'nul', count: 1, line: 60, record: 60, column: 'q', detail: {} },
    ]);
    expect([rejects.length, rejected]).toEqual([50, 52]);
  });

  it('a sample that is told otherwise: is none that is the same', () => {
    const counts = new ComparisonCounts();
    counts.sample('a', 'there');
    counts.sample('b', 'there', ['metadata']);
    counts.sample('c', 'new');
    counts.otherTexts({ sample: 'd', line: 4, fields: ['answer'] });
    expect(counts.result(0, [])).toMatchObject({
      samples: { new: 1, same: 1, texts: 1, differing: 1, absent: 0 },
      differing: [{ sample: 'b', fields: ['metadata'] }],
      texts: [{ sample: 'd', line: 4, fields: ['answer'] }],
    });
  });
});
