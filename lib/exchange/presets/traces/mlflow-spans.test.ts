import { describe, expect, it } from 'vitest';
import { convertedFile } from '@/lib/testing/converted-file';

// Made by hand in shapes of files in public repositories.
const answer = 'It is 90 km long.';

describe('spans of one trace of MLflow', () => {
  const attributes = (inputs: unknown, outputs: unknown) => ({
    'mlflow.traceRequestId': '"35b8"',
    'mlflow.spanInputs': JSON.stringify(inputs),
    'mlflow.spanOutputs': JSON.stringify(outputs),
  });
  const asked = {
    context: '<mlflow.pyfunc.model.PythonModelContext object at 0x12f0c1cd0>',
    messages: [{ role: 'user', content: 'How long?', name: null }],
  };
  const told = { choices: [{ message: { role: 'assistant', content: answer } }], model: 'm' };

  // As the trace in website/blog/2024-11-07-bedrock-chat-model-part-1/index.md of mlflow/mlflow-website has them (version 2).
  it('spans with their context, next to the request and the response: the root span is the sample, an object of Python no reference', async () => {
    const span = (id: string, parent_id: string | null, own: object) => ({
      ...{ name: 'n', context: { span_id: id, trace_id: '0x19' }, parent_id, attributes: own, events: [] },
    });
    const trace = {
      spans: [
        span('0x84', null, attributes(asked, told)),
        span('0x0c', '0x84', attributes({ raw: 'How long?' }, 'Answer it.')),
      ],
      request: JSON.stringify(asked),
      response: JSON.stringify(told),
    };
    for (const text of [JSON.stringify(trace, null, 2), JSON.stringify(trace.spans)]) {
      const { preset, samples, rejected } = await convertedFile(text);
      expect([preset, rejected]).toEqual(['mlflow', []]);
      expect(samples).toMatchObject([
        {
          ...{ externalId: '35b8', question: 'How long?', reference: '', answer, generator: 'm' },
          metadata: { trace_origin: { tool: 'mlflow', trace_id: '35b8', span_id: '0x84' } },
        },
      ]);
    }
  });

  // As `traces.json` of version 3 has them.
  it('spans with ids of their own, and a retriever: its documents are the reference of the root span', async () => {
    const span = (span_id: string, parent_span_id: string | null, own: object) => ({
      ...{ trace_id: 'c29tZQ==', span_id, parent_span_id, name: 'n', attributes: own, links: [] },
    });
    const { preset, samples } = await convertedFile(
      JSON.stringify({
        spans: [
          span('a', null, attributes({ question: 'How long?' }, answer)),
          span('b', 'a', attributes('How long?', [{ page_content: 'It is 120 km long.' }])),
          span('c', 'a', { ...attributes('p', answer), 'mlflow.llm.model': '"gpt-x"' }),
        ],
      }),
    );
    expect(preset).toBe('mlflow');
    expect(samples).toMatchObject([
      { question: 'How long?', reference: 'It is 120 km long.', answer, generator: 'gpt-x' },
    ]);
  });
});
