import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of Trivia+'s rows.
const row = (labels: string[][], workers = ['w1', 'w2']) => ({
  ...{ article: 'It is 120 km.', question: 'How long?', answer: 'It is 90 km. It is wet. Bye.', model: 'm' },
  ...{ split: 'test', workerId: workers, 'sentence-level-word-labels': labels },
  answer_sentence_list: ['It is 90 km.', 'It is wet.', 'Bye.'],
  sentence_level_majority_vote: ['contradicts', 'not-mentioned', 'supplementary'],
});

describe('the preset of Trivia+', () => {
  it('takes the sentences of each worker, and drops those that claim nothing', async () => {
    const { preset, lines, notes } = await convertedFile(
      jsonLines(
        row([
          ['contradicts', 'not-mentioned', 'supplementary'],
          ['supports', 'supports', 'supports'],
        ]),
      ),
    );
    expect(preset).toBe('trivia-plus');
    const failed = { fact: 'inconsistent', logic: 'consistent' };
    const good = { fact: 'consistent', logic: 'consistent', error_type: null, note: 'supports' };
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        ...{ question: 'How long?', reference: 'It is 120 km.', answer: 'It is 90 km. It is wet. Bye.' },
        ...{ generator: 'm', label: 'inconsistent' },
        metadata: {
          split: 'test',
          sentence_level_majority_vote: ['contradicts', 'not-mentioned', 'supplementary'],
        },
        annotations: [
          {
            annotator: 'w1',
            segments: [
              { spans: [[0, 12]], ...failed, error_type: 'KCont', note: 'contradicts' },
              { spans: [[13, 23]], ...failed, error_type: 'Hallu', note: 'not-mentioned' },
            ],
          },
          {
            annotator: 'w2',
            segments: [
              { spans: [[0, 12]], ...good },
              { spans: [[13, 23]], ...good },
              { spans: [[24, 28]], ...good },
            ],
          },
        ],
      },
    ]);
    expect(notes).toEqual([{ code: 'label_dropped', about: ['supplementary'], count: 1 }]);
  });

  it('reads labels that are listed by sentence', async () => {
    const bySentence = row([
      ['contradicts', 'supports'],
      ['supports', 'supports'],
      ['supports', 'supports'],
    ]);
    const { samples } = await convertedFile(jsonLines(bySentence));
    expect(samples[0]!.annotations.map(({ author, verdict }) => [author, verdict])).toEqual([
      ['w1', 'inconsistent'],
      ['w2', 'consistent'],
    ]);
  });

  it('a sentence that repeats, the first of which claims nothing: the label stands on the second', async () => {
    const { samples } = await convertedFile(
      jsonLines({
        ...row([['supplementary', 'contradicts', 'supports']], ['w1']),
        answer: 'It is blue. It is blue. End.',
        answer_sentence_list: ['It is blue.', 'It is blue.', 'End.'],
      }),
    );
    expect(samples[0]!.annotations[0]!.labels.map(({ spans, label }) => [spans, label!.fact])).toEqual([
      [[[12, 23]], 'inconsistent'],
      [[[24, 28]], 'consistent'],
    ]);
  });

  it('a labelled sentence that does not stand in the answer: the row is rejected with it', async () => {
    const { rejected } = await convertedFile(
      jsonLines({ ...row([['supports', 'supports', 'supports']], ['w1']), answer: 'It is 90 km. Bye.' }),
    );
    expect(rejected[0]!.faults).toEqual([
      { reason: 'offset', column: 'answer_sentence_list[1]', detail: {} },
    ]);
  });

  it.each([
    ['a sentence without a vote: no label', ['supports', null, 'supplementary'], null],
    ['a wrong sentence and one without a vote: inconsistent', ['contradicts', null, null], 'inconsistent'],
    ['a vote for each claim: consistent', ['supports', 'supports', 'supplementary'], 'consistent'],
  ])('%s', async (_, votes, label) => {
    const { samples } = await convertedFile(jsonLines({ ...row([]), sentence_level_majority_vote: votes }));
    expect(samples[0]!.coarseLabel).toBe(label);
  });
});
