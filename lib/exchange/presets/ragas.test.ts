import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in the shape of Ragas's samples, new and old.
describe('the preset of Ragas', () => {
  it('takes the retrieved contexts as reference, and keeps the ideal answer as metadata', async () => {
    const file = jsonLines({
      user_input: 'How long?',
      retrieved_contexts: ['It is 120 km long.', 'It is wet.'],
      response: 'It is 90 km long.',
      reference: 'It is 120 km long.',
    });
    const { preset, lines } = await convertedFile(file);
    expect(preset).toBe('ragas');
    expect(lines).toEqual([
      {
        format: 'face4rag-studio/2',
        question: 'How long?',
        reference: 'It is 120 km long.\n\nIt is wet.',
        answer: 'It is 90 km long.',
        metadata: { reference: 'It is 120 km long.' },
      },
    ]);
  });

  it('reads the names of earlier versions, also of a table, whose cell has the list of contexts', async () => {
    const csv = 'question,contexts,answer,ground_truth\nq,"[""a"", ""b""]",r,g\n';
    const { preset, samples } = await convertedFile(csv);
    expect(preset).toBe('ragas');
    expect(samples).toMatchObject([
      { question: 'q', reference: 'a\n\nb', answer: 'r', metadata: { ground_truth: 'g' } },
    ]);
  });

  // As ragas_results.csv of tiagorcfortunato/rag-pdf-chatbot has them.
  it('a table that a data frame wrote, with contexts as Python has them: their texts are the reference', async () => {
    const contexts = String.raw`['It is 120 km long.\nIt is wet.', ""It's old.""]`;
    const csv = `user_input,retrieved_contexts,response,reference,faithfulness\nq,"${contexts}",r,g,0.5\n`;
    const { preset, samples } = await convertedFile(csv);
    expect(preset).toBe('ragas');
    expect(samples).toMatchObject([
      { reference: "It is 120 km long.\nIt is wet.\n\nIt's old.", answer: 'r' },
    ]);
  });

  it('writes a conversation as its turns', async () => {
    const turns = [
      { type: 'human', content: 'Hi' },
      { type: 'ai', content: 'Hello' },
    ];
    const file = jsonLines({ user_input: turns, retrieved_contexts: ['c'], response: 'r' });
    expect((await convertedFile(file)).samples[0]!.question).toBe('human: Hi\nai: Hello');
  });
});
