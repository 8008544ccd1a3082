import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in the shape of Argilla's flat records.
const record = (more: object) => ({
  ...{
    id: 'r1',
    status: 'completed',
    question: 'How long?',
    context: 'It is 120 km.',
    answer: 'It is 90 km.',
  },
  ...more,
});
const converted = (...records: object[]) => convertedFile(JSON.stringify(records));

describe('the preset of Argilla', () => {
  it('joins what each person submitted to several questions, and takes a suggestion as a prediction', async () => {
    const { preset, lines, notes } = await converted(
      record({
        'errors.responses': [
          [{ start: 6, end: 11, label: 'KCont' }],
          [{ start: 0, end: 2, label: 'Hallu' }],
          [],
        ],
        'errors.responses.users': ['u1', 'u2', 'u3'],
        'errors.responses.status': ['submitted', 'draft', 'submitted'],
        'why.responses': ['it says 120'],
        'why.responses.users': ['u1'],
        'why.responses.status': ['submitted'],
        'verdict.suggestion': 'supported',
        'verdict.suggestion.score': 0.9,
        'verdict.suggestion.agent': 'gpt',
      }),
    );
    expect(preset).toBe('argilla');
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        ...{
          id: 'r1',
          question: 'How long?',
          reference: 'It is 120 km.',
          answer: 'It is 90 km.',
          generator: null,
        },
        metadata: {},
        annotations: [
          {
            annotator: 'u1',
            segments: [
              {
                spans: [[6, 11]],
                fact: 'inconsistent',
                logic: 'consistent',
                error_type: 'KCont',
                note: '',
              },
            ],
            note: 'why: it says 120',
          },
          {
            method: { id: 'argilla', version: 'gpt', params: {}, judges: ['fact'] },
            segments: [
              {
                spans: [[0, 12]],
                fact: 'consistent',
                logic: 'not_judged',
                error_type: null,
                note: '',
              },
            ],
            note: 'score: 0.9',
          },
        ],
      },
    ]);
    expect(notes).toEqual([
      { code: 'annotation_draft', about: ['r1'], count: 1 },
      { code: 'annotation_empty', about: ['r1: u3'], count: 1 },
    ]);
  });

  it('keeps the language and the id of a document, and goes by the id of a sample where the fields have one', async () => {
    const { lines } = await converted(
      record({ lang: 'fr', doc_id: 'd1', 'v.responses.users': [] }),
      record({ sample_id: 's1', 'v.responses.users': [] }),
    );
    expect(lines).toMatchObject([
      { id: 'r1', language: 'fr', metadata: { doc_id: 'd1' } },
      { id: 's1', metadata: {} },
    ]);
  });

  it('reads yes by what the question asks', async () => {
    const asked = { responses: ['yes'], 'responses.users': ['u1'], 'responses.status': ['submitted'] };
    const under = (name: string) =>
      Object.fromEntries(Object.entries(asked).map(([key, value]) => [`${name}.${key}`, value]));
    const { lines } = await converted(record(under('hallucinated')), record(under('factual')));
    expect(lines.map(({ annotations }) => annotations![0]!.segments[0]!.fact)).toEqual([
      ...['inconsistent', 'consistent'],
    ]);
  });

  const answered = (...values: unknown[]) =>
    record({
      'verdict.responses': values,
      'verdict.responses.users': values.map((_, at) => `u${at}`),
      'verdict.responses.status': values.map(() => 'submitted'),
    });

  it.each([
    ['Not supported', 'inconsistent'],
    ['not consistent', 'inconsistent'],
    ['factually correct', 'consistent'],
    ['not sure', 'unsure'],
  ])('a known label that is written with a space, "%s": the verdict %s', async (word, fact) => {
    const { lines, notes } = await converted(answered(word));
    expect(lines[0]!.annotations).toMatchObject([{ segments: [{ spans: [[0, 12]], fact }] }]);
    expect(notes.map(({ code }) => code)).not.toContain('annotation_empty');
  });

  it('answers and suggestions without a verdict: no annotations, kept as metadata, and said so', async () => {
    const { lines, notes } = await converted({
      ...answered('supported', 'Partly wrong', 'maybe', null),
      'why.suggestion': 'It says 120.',
      'why.suggestion.agent': 'gpt',
    });
    expect(lines[0]!.annotations!.map(({ annotator }) => annotator)).toEqual(['u0']);
    expect(lines[0]!.metadata).toEqual({
      'verdict.responses': ['Partly wrong', 'maybe'],
      'why.suggestion': 'It says 120.',
    });
    expect(notes).toEqual([
      { code: 'label_unknown', about: ['maybe'], count: 1 },
      { code: 'annotation_empty', about: ['r1: u1', 'r1: u2', 'r1: u3', 'r1: gpt'], count: 4 },
    ]);
  });

  it('suggestions of one agent to several questions: each score with its question; one without a verdict is metadata', async () => {
    const { lines } = await converted({
      ...answered('supported'),
      ...{ 'verdict.suggestion': 'supported', 'verdict.suggestion.score': 0.9 },
      ...{ 'errors.suggestion': [{ start: 6, end: 11, label: 'KCont' }], 'errors.suggestion.score': [0.8] },
      ...{ 'why.suggestion': 'it is', 'why.suggestion.score': 0.7, 'why.suggestion.agent': 'gpt' },
    });
    expect(lines[0]).toMatchObject({
      metadata: { 'why.suggestion': 'it is', 'why.suggestion.score': 0.7 },
      annotations: [
        { annotator: 'u0' },
        { method: { version: 'unknown' }, note: 'verdict score: 0.9\nerrors score: 0.8\nsupported' },
      ],
    });
  });

  it('discarded responses: left out, and said so', async () => {
    const { notes } = await converted({
      ...answered('supported'),
      'verdict.responses.status': ['discarded'],
    });
    expect(notes).toEqual([{ code: 'annotation_cancelled', about: ['r1'], count: 1 }]);
  });

  it('rejects a span that is not in the answer, by question and response', async () => {
    const { rejected } = await converted(
      record({
        'errors.responses': [[{ start: 90, end: 99, label: 'KCont' }]],
        'errors.responses.users': ['u1'],
        'errors.responses.status': ['submitted'],
      }),
    );
    expect(rejected[0]!.faults).toEqual([{ reason: 'offset', column: 'errors.responses[0][0]', detail: {} }]);
  });
});
