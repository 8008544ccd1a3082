import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Made by hand in shapes of files in public repositories.
const answer = 'It is 90 km long.';

describe('a trace of Langfuse that was downloaded from its page', () => {
  const download = (input: unknown, output: unknown) =>
    JSON.stringify({
      trace: { id: 't1', name: 'rag', tags: [], metadata: '{}', input, output },
      observations: [{ id: 'o1', type: 'GENERATION', parentObservationId: null, model: 'm', output: answer }],
    });
  const sample = { externalId: 't1', question: 'How long?', answer, generator: 'm' };

  // As framework-traces/llamaindex-2025-06-05.json of langfuse/langfuse (packages/shared/scripts/seeder/utils) has them.
  it('texts as JSON: without their quotes', async () => {
    const { preset, samples } = await convertedFile(download('"How long?"', JSON.stringify(answer)));
    expect(preset).toBe('langfuse');
    expect(samples).toMatchObject([sample]);
  });

  // As framework-traces/langgraph-2025-08-22.json there has them.
  it('messages as JSON in JSON: the last one of each side', async () => {
    const twice = (value: unknown) => JSON.stringify(JSON.stringify(value));
    const asked = { content: 'How long?', type: 'human' };
    const { samples } = await convertedFile(
      download(
        twice({ messages: [asked] }),
        twice({ messages: [asked, { content: '[]', type: 'tool' }, { content: answer, type: 'ai' }] }),
      ),
    );
    expect(samples).toMatchObject([sample]);
  });

  it('an answer in quotes in a trace of the API: as it is', async () => {
    const { samples } = await convertedFile(
      jsonLines({ id: 't1', sessionId: null, input: 'How?', output: '"So."' }),
    );
    expect(samples).toMatchObject([{ answer: '"So."' }]);
  });
});
