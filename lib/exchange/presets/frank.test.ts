import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of FRANK's sentence annotations, its scores and its benchmark data.
const TEXTS = {
  hash: 'h1',
  model_name: 'bart',
  article: 'It is 120 km long.',
  summary: 'It is long. It is 90 km.',
};
const LABELLED = {
  ...TEXTS,
  reference: 'Long.',
  split: 'test',
  summary_sentences: ['It is long.', 'It is 90 km.'],
  summary_sentences_annotations: [
    { annotator_0: ['NoE'], annotator_1: ['NoE'] },
    { annotator_0: ['OutE', 'GramE'], annotator_1: ['EntE'] },
  ],
};

describe('the preset of FRANK', () => {
  it('takes each annotator with a segment a sentence, and leaves those without an error type here drafts', async () => {
    const { preset, lines, samples, notes } = await convertedFile(JSON.stringify([LABELLED]));
    expect(preset).toBe('frank');
    const good = { spans: [[0, 11]], fact: 'consistent', logic: 'consistent', error_type: null, note: '' };
    const bad = { spans: [[12, 24]], fact: 'inconsistent', logic: 'consistent' };
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        id: 'h1-bart',
        question: '',
        reference: 'It is 120 km long.',
        answer: 'It is long. It is 90 km.',
        generator: 'bart',
        label: 'inconsistent',
        metadata: { hash: 'h1', reference: 'Long.', split: 'test' },
        annotations: [
          {
            annotator: 'annotator_0',
            segments: [good, { ...bad, error_type: 'Hallu', note: 'OutE, GramE' }],
          },
          {
            annotator: 'annotator_1',
            segments: [good, { ...bad, error_type: null, note: 'EntE' }],
            state: 'draft',
          },
        ],
      },
    ]);
    expect(samples[0]!.annotations.map(({ state, verdict }) => [state, verdict])).toEqual([
      ['submitted', 'inconsistent'],
      ['draft', 'inconsistent'],
    ]);
    expect(notes).toEqual([{ code: 'label_untyped', about: ['h1-bart'], count: 1 }]);
  });

  it('joins the texts of scores by article and model', async () => {
    const scores = jsonLines(
      { hash: 'h1', model_name: 'bart', Factuality: 0.5 },
      { hash: 'h1', model_name: 'pgn', Factuality: 1 },
    );
    const { samples, rejected } = await convertedFile(scores, { second: JSON.stringify([TEXTS]) });
    expect(samples).toMatchObject([
      { externalId: 'h1-bart', answer: TEXTS.summary, coarseLabel: 'inconsistent' },
    ]);
    expect(rejected).toEqual([
      { line: 2, faults: [{ reason: 'no_partner', column: null, detail: { key: 'h1-pgn' } }] },
    ]);
  });

  it('rejects a summary whose sentence does not stand in it', async () => {
    const { rejected } = await convertedFile(JSON.stringify([{ ...LABELLED, summary: 'It is long.' }]));
    expect(rejected[0]!.faults).toEqual([{ reason: 'offset', column: 'summary_sentences[1]', detail: {} }]);
  });

  it('a sentence that repeats, the first without a code: the label stands on the second', async () => {
    const { samples } = await convertedFile(
      JSON.stringify([
        {
          ...{ ...LABELLED, summary: 'It is blue. It is blue. End.' },
          summary_sentences: ['It is blue.', 'It is blue.', 'End.'],
          summary_sentences_annotations: [
            { annotator_0: [] },
            { annotator_0: ['OutE'] },
            { annotator_0: ['NoE'] },
          ],
        },
      ]),
    );
    expect(samples[0]!.annotations[0]!.labels.map(({ spans, label }) => [spans, label!.errorType])).toEqual([
      [[[12, 23]], 'Hallu'],
      [[[24, 28]], null],
    ]);
  });

  it.each([
    ['of one sentence, the other free of errors: no label', [['NoE'], null], null],
    ['of one sentence, the other wrong: inconsistent', [['OutE'], null], 'inconsistent'],
    ['of any sentence: no label', [null, []], null],
  ])('nobody says anything %s', async (_, codes, label) => {
    const given = codes.map((annotator_0) => ({ annotator_0 }));
    const row = { ...LABELLED, summary_sentences_annotations: given };
    const { samples } = await convertedFile(JSON.stringify([row]));
    expect(samples[0]!.coarseLabel).toBe(label);
  });
});
