import { describe, expect, it } from 'vitest';
import type { LFace4ragSteps } from '@/lib/consistency/methods/l-face4rag/steps';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { textOf } from '@/lib/testing/text-of';
import { goldOrigin } from './gold-origin';
import { sampleRecord } from './record';
import type { StoredAnnotation, StoredLabel, StoredSample } from '../stored';
import { csvSafe } from '../../formats/csv-safe';
import { nativeContent } from './content';
import { CSV_COLUMNS, csvRows } from './table';

// In UTF-16 units each of the two faces and the first character of the reference takes two.
const ANSWER = '😀😀很长。It is long.';
const REFERENCE = '𠮷河长 120 公里。';
const TIME = '2024-05-01T00:00:00.000Z';

const LABEL: StoredLabel = {
  id: 'x',
  text: '很长。',
  spans: [[4, 7]],
  parentIds: ['whole'],
  label: {
    fact: 'inconsistent',
    logic: 'consistent',
    errorType: 'KCont',
    evidence: [{ relation: 'contradicts', start: 2, end: 11, quote: '河长 120 公里', origin: 'person' }],
    note: 'n',
    exposure: 'nothing',
    decidedAt: TIME,
    revealedAt: TIME,
    first: null,
    machine: null,
    guideline: 3,
    clause: { version: 3, id: '2.2', title: 'Contradiction (KCont)' },
  },
};

const ANNOTATION: StoredAnnotation = {
  id: 'a',
  source: 'annotator',
  author: 'An',
  authorNumber: null,
  run: null,
  derivedFromId: null,
  state: 'submitted',
  superseded: false,
  verdict: 'inconsistent',
  confirmed: 0,
  changed: 1,
  policy: 'reveal',
  control: false,
  round: { number: 2, kind: 'pilot', name: '=试', counts: true },
  flips: [
    {
      segmentId: 'whole',
      at: TIME,
      method: 'offline',
      exposure: 'segmentation',
      after: null,
      before: { fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' },
      machine: { fact: 'consistent', logic: 'not_judged', errorType: null },
    },
  ],
  note: '',
  flagReason: null,
  activeMs: 61_500,
  createdAt: TIME,
  submittedAt: TIME,
  labels: [LABEL],
};

const SAMPLE: StoredSample = {
  id: 's',
  externalId: 'river',
  question: 'q',
  reference: REFERENCE,
  answer: ANSWER,
  language: 'zh',
  generator: null,
  coarseLabel: null,
  coarseType: null,
  metadata: { k: 1 },
  withdrawnAt: null,
  withdrawnReason: null,
  annotations: [ANNOTATION],
  past: [{ id: 'whole', text: ANSWER, spans: [[0, ANSWER.length]], parentIds: [] }],
};

describe('sampleRecord', () => {
  it('counts in code points and quotes what it counts', () => {
    const record = sampleRecord(SAMPLE);
    const [segment] = record.annotations[0]!.segments;
    expect(segment).toMatchObject({
      id: 0,
      spans: [[2, 5]],
      quotes: ['很长。'],
      parents: [1],
      fact: 'inconsistent',
      evidence: [{ relation: 'contradicts', start: 1, end: 10, quote: '河长 120 公里', origin: 'person' }],
    });
    expect([...ANSWER].slice(2, 5).join('')).toBe('很长。');
    expect([...REFERENCE].slice(1, 10).join('')).toBe('河长 120 公里');
    expect(record.past_segments).toMatchObject([{ id: 1, spans: [[0, 16]], parents: [] }]);
  });

  it('counts in code points in a judge’s steps too, with what stands there beside what was quoted', () => {
    const loose = { quote: '河长约 120 公里', match: 'fuzzy' as const, start: 2, end: 11 };
    const nowhere = { quote: '源自湖泊', match: 'none' as const, start: null, end: null };
    const steps: LFace4ragSteps = {
      fact: {
        points: [{ point: 'p', contexts: [loose, nowhere], verdict: 'inconsistent', reason: 'r' }],
        verdict: 'inconsistent',
        noVerdict: null,
        reasoning: '',
      },
      logic: null,
      type: null,
      windows: [[0, 4]],
      unanchored: false,
      replies: {},
    };
    const said = { ...LABEL.label!, machine: machineDetailsSchema.parse({ steps }) };
    const labels = [{ ...LABEL, label: said }];
    const [annotation] = sampleRecord({ ...SAMPLE, annotations: [{ ...ANNOTATION, labels }] }).annotations;
    expect(annotation!.segments[0]!.machine?.steps).toEqual({
      ...steps,
      fact: {
        ...steps.fact,
        points: [
          {
            ...steps.fact!.points[0],
            contexts: [{ ...loose, start: 1, end: 10, text: '河长 120 公里' }, nowhere],
          },
        ],
      },
      windows: [[0, 3]],
    });
  });

  it('keeps what had been seen, and what was changed after it, by the numbers of segments', () => {
    const [annotation] = sampleRecord(SAMPLE).annotations;
    expect(annotation).toMatchObject({ policy: 'reveal', control: false });
    expect(annotation!.segments[0]).toMatchObject({ id: 0, revealed_at: TIME, parents: [1] });
    expect(annotation!.flips).toEqual([
      {
        segment: 1,
        at: TIME,
        method: 'offline',
        exposure: 'segmentation',
        after: null,
        before: { fact: 'inconsistent', logic: 'consistent', error_type: 'KCont' },
        machine: { fact: 'consistent', logic: 'not_judged', error_type: null },
      },
    ]);
  });

  it('says the format, and the run of a method', () => {
    const kind = { version: '1', model: null, params: { k: 3 }, judges: ['fact' as const] };
    const run = { ...kind, method: 'offline', runAt: TIME };
    const machine = { ...ANNOTATION, source: 'method' as const, author: null, run };
    const record = sampleRecord({ ...SAMPLE, annotations: [machine] });
    expect(record).toMatchObject({ format: 'face4rag-studio/2', id: 'river', metadata: { k: 1 } });
    expect(record.annotations[0]).toMatchObject({
      annotator: null,
      gold_origin: null,
      method: { ...kind, id: 'offline', run_at: TIME },
    });
  });
});

describe('goldOrigin', () => {
  it('is single for one person, adjudicated for the lead, nothing for machines and drafts', () => {
    expect(goldOrigin(ANNOTATION)).toBe('single');
    expect(goldOrigin({ ...ANNOTATION, source: 'adjudication' })).toBe('adjudicated');
    expect(goldOrigin({ ...ANNOTATION, source: 'method' })).toBeNull();
    expect(goldOrigin({ ...ANNOTATION, state: 'draft' })).toBeNull();
  });
});

describe('csvRows', () => {
  const named = (cells: readonly unknown[]) =>
    Object.fromEntries(CSV_COLUMNS.map((column, at) => [column, cells[at]]));

  it('has one row for each annotation and segment, under the columns of Face4RAG', () => {
    const rows = csvRows(sampleRecord(SAMPLE));
    expect(rows).toHaveLength(1);
    expect(named(rows[0]!)).toMatchObject({
      question: 'q',
      ref: REFERENCE,
      answer: ANSWER,
      id: 'river',
      annotator: 'An',
      state: 'submitted',
      answer_verdict: 'inconsistent',
      gold_origin: 'single',
      segment_index: 0,
      answer_segment: '很长。',
      segment_spans: [[2, 5]],
      label_fact_FCE: 'inconsistent',
      label_logic_FCE: 'consistent',
      error_type: 'KCont',
      decided_at: TIME,
      first_verdict: null,
      evidence: [{ relation: 'contradicts', start: 1, end: 10, quote: '河长 120 公里', origin: 'person' }],
    });
  });

  it('has one row for a sample that nobody has read, marked where its cells are neutralised', async () => {
    const unread = sampleRecord({ ...SAMPLE, annotations: [], past: [] });
    const [row, ...rest] = csvRows(unread);
    expect(rest).toEqual([]);
    expect(named(row!)).toMatchObject({
      id: 'river',
      annotator: null,
      segment_index: null,
      format: 'face4rag-studio/2',
    });
    async function* pages() {
      yield [unread];
    }
    const safe = await textOf(csvSafe.write(pages(), nativeContent));
    expect(safe.trimEnd().endsWith(',face4rag-studio/2 spreadsheet-safe')).toBe(true);
  });
});
