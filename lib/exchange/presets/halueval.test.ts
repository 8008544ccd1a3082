import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of HaluEval's files.
describe('the preset of HaluEval', () => {
  it('makes two samples of a row, the right answer and the one that was made wrong', async () => {
    const file = jsonLines({
      ...{ knowledge: 'It is 120 km.', question: 'How long?' },
      ...{ right_answer: '120 km', hallucinated_answer: '90 km' },
    });
    const { preset, lines } = await convertedFile(file);
    expect(preset).toBe('halueval');
    const texts = {
      format: 'face4rag-studio/2',
      question: 'How long?',
      reference: 'It is 120 km.',
      metadata: {},
    };
    expect(lines).toEqual([
      { ...texts, answer: '120 km', label: 'consistent' },
      { ...texts, answer: '90 km', label: 'inconsistent' },
    ]);
  });

  it('reads dialogues and summaries by their own columns', async () => {
    const dialogue = {
      knowledge: 'k',
      dialogue_history: '[Human]: hi',
      right_response: 'r',
      hallucinated_response: 'w',
    };
    const summary = { document: 'd', right_summary: 'r', hallucinated_summary: 'w' };
    const [one, two] = [await convertedFile(jsonLines(dialogue)), await convertedFile(jsonLines(summary))];
    expect(one.samples).toMatchObject([
      { question: '[Human]: hi', reference: 'k', answer: 'r' },
      { question: '[Human]: hi', reference: 'k', answer: 'w' },
    ]);
    expect(two.samples).toMatchObject([
      { question: '', reference: 'd', answer: 'r' },
      { question: '', reference: 'd', answer: 'w' },
    ]);
  });
});

describe("the preset of HaluEval's general queries", () => {
  it('takes the answer as a label under either name, and drops spans, since there is no reference', async () => {
    const file = jsonLines(
      { ID: '1', user_query: 'q', chatgpt_response: 'a b', hallucination: 'yes', hallucination_spans: ['b'] },
      { ID: '2', user_query: 'q', chatgpt_response: 'a', hallucination_label: 'no' },
    );
    const { preset, samples, notes } = await convertedFile(file);
    expect(preset).toBe('halueval-general');
    expect(
      samples.map(({ externalId, reference, coarseLabel }) => [externalId, reference, coarseLabel]),
    ).toEqual([
      ['1', '', 'inconsistent'],
      ['2', '', 'consistent'],
    ]);
    expect(samples[0]!.metadata).toEqual({ hallucination: 'yes', hallucination_spans: ['b'] });
    expect(notes).toEqual([{ code: 'label_dropped', about: ['hallucination_spans'], count: 1 }]);
  });
});
