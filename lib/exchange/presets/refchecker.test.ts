import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of RefChecker's human annotations and the questions they are about.
const claim = (triplet: string[], human_label: string) => ({ triplet, human_label });
const FILE = JSON.stringify([
  {
    id: '1',
    response: 'It is 90 km long and old.',
    claude2_response_kg: [
      claim(['river', 'has length', '90 km'], 'Contradiction'),
      claim(['river', 'is', 'old'], 'Neutral'),
      claim(['river', 'is', 'a river'], 'Entailment'),
    ],
  },
  { id: '2', response: 'I do not know.', claude2_response_kg: [] },
]);
const SECOND = jsonLines(
  { id: '1', question: 'How long?', context: ['It is 120 km long.', 'It is wet.'] },
  { id: '2', question: 'How old?', context: [] },
);

describe('the preset of RefChecker', () => {
  it('makes a segment of each triplet, joins question and contexts, and takes the model from the name of the file', async () => {
    const { preset, lines, notes, samples } = await convertedFile(FILE, {
      fileName: 'nq_gpt4_answers.json',
      second: SECOND,
    });
    expect(preset).toBe('refchecker');
    const failed = { fact: 'inconsistent', logic: 'consistent', spans: [] };
    expect(lines[0]).toEqual({
      format: 'face4rag-studio/2',
      id: '1-gpt4',
      question: 'How long?',
      reference: 'It is 120 km long.\n\nIt is wet.',
      answer: 'It is 90 km long and old.',
      generator: 'gpt4',
      metadata: { question_id: '1' },
      annotations: [
        {
          annotator: 'RefChecker',
          segments: [
            { text: 'river has length 90 km', ...failed, error_type: 'KCont', note: 'Contradiction' },
            { text: 'river is old', ...failed, error_type: 'Hallu', note: 'Neutral' },
            {
              ...{ text: 'river is a river', spans: [], fact: 'consistent', logic: 'consistent' },
              ...{ error_type: null, note: 'Entailment' },
            },
          ],
        },
      ],
    });
    expect(samples.map(({ annotations }) => annotations.length)).toEqual([1, 0]);
    expect(notes).toEqual([{ code: 'annotation_empty', about: ['2-gpt4'], count: 1 }]);
  });

  it('rejects a response whose question is missing, by its id', async () => {
    const { rejected } = await convertedFile(FILE, {
      second: jsonLines({ id: '1', question: 'q', context: [] }),
    });
    expect(rejected.map(({ faults }) => faults[0])).toEqual([
      { reason: 'no_partner', column: null, detail: { key: '2' } },
    ]);
  });
});
