import { describe, expect, it } from 'vitest';
import { convertedFile, jsonLines } from '@/lib/testing/converted-file';

// Files made by hand. Their fields are those of the tools' own sources, which stand beside each preset.
const documents = [
  { page_content: 'The tunnel is 120 km long.', metadata: { source: 'a' } },
  { page_content: 'It was opened in 1994.', metadata: { source: 'b' } },
];
const reference = 'The tunnel is 120 km long.\n\nIt was opened in 1994.';
const texts = { question: 'How long?', reference, answer: 'It is 90 km long.' };
const csvOf = (...rows: Record<string, unknown>[]): string =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) =>
      cells
        .map((cell) => (typeof cell === 'object' ? JSON.stringify(cell) : String(cell)))
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n');

describe('the preset of Langfuse', () => {
  const trace = {
    ...{
      id: 't1',
      timestamp: '2026-01-01T00:00:00Z',
      name: 'rag',
      sessionId: null,
      userId: 'u',
      tags: ['x'],
    },
    ...{ input: { question: 'How long?' }, output: { answer: 'It is 90 km long.', documents } },
    ...{ observations: ['o1'], scores: ['s1'], latency: 1.5 },
  };

  it('reads traces: nested texts, documents as passages, the trace id kept, and names what it does not keep', async () => {
    const { preset, samples, notes, rejected } = await convertedFile(
      jsonLines(trace, { ...trace, id: 't2' }),
    );
    expect([preset, rejected]).toEqual(['langfuse', []]);
    expect(samples.map(({ externalId }) => externalId)).toEqual(['t1', 't2']);
    expect(samples[0]).toMatchObject({
      ...texts,
      metadata: {
        ...{ name: 'rag', tags: ['x'], scores: ['s1'] },
        trace_origin: { tool: 'langfuse', trace_id: 't1', span_id: null },
      },
    });
    expect(notes).toEqual([
      {
        code: 'field_dropped',
        about: ['timestamp', 'userId', 'observations', 'latency'],
        count: 4,
      },
    ]);
  });

  it('reads a table whose cells are JSON, as its screens export it', async () => {
    const { preset, samples } = await convertedFile(csvOf(trace));
    expect([preset, samples.length]).toEqual(['langfuse', 1]);
    expect(samples[0]).toMatchObject({ externalId: 't1', ...texts });
  });

  it('reads one trace with its observations: what a retriever gave is the reference, what a model is called the generator', async () => {
    const whole = {
      ...trace,
      input: [{ role: 'user', content: [{ type: 'text', text: 'How long?' }] }],
      output: 'It is 90 km long.',
      observations: [
        { id: 'o1', type: 'SPAN', name: 'retrieve', output: documents, model: null },
        {
          id: 'o2',
          type: 'GENERATION',
          output: { role: 'assistant', content: 'It is 90 km long.' },
          model: 'gpt-x',
        },
      ],
    };
    const { samples } = await convertedFile(JSON.stringify(whole, null, 2));
    expect(samples).toMatchObject([{ externalId: 't1', ...texts, generator: 'gpt-x' }]);
  });

  it('reads observations as rows: those of one trace are one sample, with the documents of all', async () => {
    const observation = (id: string, parentObservationId: string | null, more: object) => ({
      ...{ id, traceId: 't1', type: 'SPAN', parentObservationId, input: { question: 'How long?' } },
      ...more,
    });
    const { preset, samples, rejected } = await convertedFile(
      jsonLines(
        observation('o1', null, { output: 'It is 90 km long.' }),
        observation('o2', 'o1', { output: documents }),
        observation('o3', 'o1', { output: 'It is 90 km long.', model: 'gpt-x' }),
      ),
    );
    expect([preset, rejected]).toEqual(['langfuse', []]);
    expect(samples).toMatchObject([
      {
        ...texts,
        ...{ externalId: 'o1', generator: 'gpt-x' },
        metadata: { trace_origin: { tool: 'langfuse', trace_id: 't1', span_id: 'o1' } },
      },
    ]);
  });

  it('reads observations that stand beside each other: what a retriever found is the reference of the answers', async () => {
    const observation = (id: string, traceId: string, more: object) => ({
      ...{ id, traceId, parentObservationId: null, input: { question: 'How long?' }, ...more },
    });
    const { samples, rejected, notes } = await convertedFile(
      jsonLines(
        observation('r1', 't1', { type: 'RETRIEVER', output: documents }),
        observation('g1', 't1', { type: 'GENERATION', output: 'It is 90 km long.', model: 'gpt-x' }),
        observation('r2', 't2', { type: 'RETRIEVER', output: documents }),
      ),
    );
    expect(rejected).toEqual([]);
    expect(samples).toMatchObject([{ ...texts, externalId: 'g1', generator: 'gpt-x' }]);
    expect(notes).toContainEqual({ code: 'trace_rootless', about: ['t2'], count: 1 });
  });

  it('reads items of a data set: the expected output is no answer and no reference, and stays metadata', async () => {
    const item = {
      ...{ id: 'i1', status: 'ACTIVE', datasetName: 'd', sourceTraceId: 't9', sourceObservationId: null },
      ...{
        input: { question: 'How long?', context: ['a', 'b'] },
        expectedOutput: '120 km',
        metadata: { answer: 'x' },
      },
    };
    const { preset, lines } = await convertedFile(JSON.stringify([item]));
    expect(preset).toBe('langfuse');
    expect(lines).toMatchObject([
      {
        ...{ id: 'i1', question: 'How long?', reference: 'a\n\nb', answer: '' },
        metadata: { expectedOutput: '120 km', trace_origin: { trace_id: 't9', span_id: null } },
      },
    ]);
  });
});

describe('the preset of LangSmith', () => {
  const run = {
    ...{ id: 'r1', trace_id: 'r1', name: 'chain', run_type: 'chain', parent_run_id: null },
    ...{ inputs: { question: 'How long?' }, outputs: { output: 'It is 90 km long.' } },
    ...{ extra: { metadata: { ls_model_name: 'gpt-x' } }, feedback_stats: { correctness: { n: 1, avg: 1 } } },
  };

  it('reads a run with its child runs, however deep the retriever is', async () => {
    const child = { run_type: 'retriever', outputs: { documents } };
    const { preset, samples } = await convertedFile(
      jsonLines({ ...run, child_runs: [{ run_type: 'chain', outputs: {}, child_runs: [child] }] }),
    );
    expect(preset).toBe('langsmith');
    expect(samples).toMatchObject([
      {
        ...{ externalId: 'r1', ...texts, generator: 'gpt-x' },
        metadata: { feedback_stats: { correctness: { n: 1, avg: 1 } }, trace_origin: { tool: 'langsmith' } },
      },
    ]);
  });

  it('reads runs as rows: the parts of a trace add their documents to its root', async () => {
    const retriever = {
      ...run,
      id: 'r2',
      parent_run_id: 'r1',
      run_type: 'retriever',
      outputs: { documents },
    };
    const model = { ...run, id: 'r3', parent_run_id: 'r1', run_type: 'llm' };
    const { samples } = await convertedFile(jsonLines(retriever, { ...run, extra: {} }, model));
    expect(samples).toMatchObject([{ externalId: 'r1', ...texts, generator: 'gpt-x' }]);
    expect(samples).toHaveLength(1);
  });

  it('reads examples: what they want as outputs is no answer', async () => {
    const example = {
      id: 'e1',
      dataset_id: 'd',
      inputs: { question: 'How long?' },
      outputs: { answer: '120 km' },
      source_run_id: 'r1',
    };
    const { preset, lines } = await convertedFile(JSON.stringify([example]));
    expect(preset).toBe('langsmith');
    expect(lines).toMatchObject([
      {
        ...{ id: 'e1', question: 'How long?', answer: '' },
        metadata: { outputs: { answer: '120 km' }, trace_origin: { trace_id: 'r1' } },
      },
    ]);
  });
});

describe('the preset of Phoenix', () => {
  const flat = {
    ...{ name: 'query', span_kind: 'CHAIN', parent_id: '' },
    ...{ 'context.span_id': '67f6740bbe1ddc3f', 'context.trace_id': 'aa' },
    ...{ 'attributes.input.value': 'How long?', 'attributes.output.value': 'It is 90 km long.' },
    ...{ 'attributes.llm.model_name': 'gpt-x' },
  };
  const own = {
    ...{ externalId: '67f6740bbe1ddc3f', ...texts, generator: 'gpt-x' },
    metadata: { trace_origin: { tool: 'phoenix', trace_id: 'aa', span_id: '67f6740bbe1ddc3f' } },
  };
  const found = documents.map(({ page_content: content }) => ({
    'document.content': content,
    'document.score': 0.9,
  }));

  it('reads a table of spans, whose documents are a list of flat objects', async () => {
    const { preset, samples } = await convertedFile(
      csvOf({ ...flat, 'attributes.retrieval.documents': found }),
    );
    expect(preset).toBe('phoenix');
    expect(samples).toMatchObject([own]);
  });

  it("reads a flat table of spans: passages and models of a trace are its root's, unless that names a model", async () => {
    const part = (id: string, more: object) => ({
      ...{ 'context.trace_id': 'aa', 'context.span_id': id, parent_id: '67f6740bbe1ddc3f' },
      ...more,
    });
    const { 'attributes.llm.model_name': model, ...root } = flat;
    const parts = [
      part('b', { 'attributes.llm.model_name': 'gpt-a' }),
      part('c', { 'attributes.retrieval.documents': found }),
      part('d', { 'attributes.llm.model_name': 'gpt-b' }),
      part('e', { 'attributes.llm.model_name': 'gpt-a' }),
    ];
    const other = { ...root, 'context.trace_id': 'bb', 'context.span_id': 'f' };
    for (const [first, generator] of [
      [root, 'gpt-a, gpt-b'],
      [{ ...root, 'attributes.llm.model_name': model }, 'gpt-x'],
    ] as const) {
      const { samples } = await convertedFile(jsonLines(...parts, first, other));
      expect(samples).toMatchObject([
        { ...own, generator },
        { externalId: 'f', generator: null },
      ]);
    }
  });

  it('of a trace with several roots each has the passages of its own parts; one without any has those of the trace', async () => {
    const span = (id: string, parent_id: string | null, more: object) => ({
      ...{ 'context.trace_id': 't', 'context.span_id': id, parent_id, ...more },
    });
    const root = (id: string) =>
      span(id, null, { 'attributes.input.value': `${id}?`, 'attributes.output.value': `${id}.` });
    const part = (id: string, parent: string, ...texts: string[]) =>
      span(id, parent, {
        'attributes.retrieval.documents': texts.map((text) => ({ 'document.content': text })),
      });
    const { samples } = await convertedFile(
      jsonLines(
        ...[root('A'), part('a', 'A', 'one'), part('b', 'a', 'two', 'one')],
        ...[part('c', 'B', 'three'), root('B'), root('C')],
      ),
    );
    expect(samples.map(({ externalId, reference }) => [externalId, reference])).toEqual([
      ['A', 'one\n\ntwo'],
      ['B', 'three'],
      ['C', 'one\n\ntwo\n\nthree'],
    ]);
  });

  it('names a trace whose root is not in the file, as its spans make no sample', async () => {
    const part = (trace: string, id: string) => ({
      ...{ 'context.trace_id': trace, 'context.span_id': id, parent_id: 'gone' },
      ...{ 'attributes.input.value': 'How long?', 'attributes.output.value': 'Long.' },
    });
    const { samples, notes } = await convertedFile(
      jsonLines(flat, part('aa', 'b'), part('bb', 'c'), part('bb', 'd')),
    );
    expect(samples).toMatchObject([{ externalId: '67f6740bbe1ddc3f' }]);
    expect(notes).toEqual([{ code: 'trace_rootless', about: ['bb'], count: 1 }]);
  });

  it('reads documents that were flattened with their numbers', async () => {
    const numbered = Object.fromEntries(
      documents.map(({ page_content: content }, n) => [
        `attributes.retrieval.documents.${n}.document.content`,
        content,
      ]),
    );
    expect((await convertedFile(csvOf({ ...flat, ...numbered }))).samples).toMatchObject([own]);
  });

  it('reads spans of the REST API: the retriever of a trace gives the reference, the root span the sample', async () => {
    const span = (id: string, parent: string | null, attributes: object) => ({
      ...{
        id: `S${id}`,
        name: 'n',
        context: { trace_id: 'aa', span_id: id },
        span_kind: 'CHAIN',
        parent_id: parent,
      },
      attributes,
    });
    const { preset, samples, rejected } = await convertedFile(
      JSON.stringify({
        data: [
          span('67f6740bbe1ddc3f', null, {
            ...{ 'input.value': '{"query": "How long?"}', 'output.value': 'It is 90 km long.' },
            'llm.model_name': 'gpt-x',
          }),
          span('b', '67f6740bbe1ddc3f', { 'retrieval.documents': found }),
        ],
        next_cursor: null,
      }),
    );
    expect([preset, rejected]).toEqual(['phoenix', []]);
    expect(samples).toMatchObject([own]);
    expect(samples).toHaveLength(1);
  });

  it('reads the frame of questions with their retrieved reference', async () => {
    const csv = csvOf({ 'context.span_id': 'b', input: 'How long?', output: 'It is 90 km long.', reference });
    expect((await convertedFile(csv)).samples).toMatchObject([{ externalId: 'b', ...texts }]);
  });
});

describe('the preset of MLflow', () => {
  const spans = [
    {
      ...{ trace_id: 'tr-1', span_id: 's1', parent_span_id: null, name: 'rag' },
      attributes: {
        'mlflow.spanType': '"CHAIN"',
        'mlflow.spanInputs': '{"question": "How long?"}',
        'mlflow.spanOutputs': '"It is 90 km long."',
      },
    },
    {
      ...{ trace_id: 'tr-1', span_id: 's2', parent_span_id: 's1', name: 'retrieve' },
      attributes: { 'mlflow.spanType': '"RETRIEVER"', 'mlflow.spanOutputs': JSON.stringify(documents) },
    },
  ];

  it('reads rows of search_traces, with what retriever spans gave', async () => {
    const row = {
      ...{
        trace_id: 'tr-1',
        state: 'OK',
        request: '{"question": "How long?"}',
        response: '"It is 90 km long."',
      },
      ...{ spans, tags: {}, assessments: [{ assessment_name: 'grounded' }] },
    };
    const { preset, samples } = await convertedFile(csvOf(row));
    expect(preset).toBe('mlflow');
    expect(samples).toMatchObject([
      {
        externalId: 'tr-1',
        ...texts,
        metadata: { trace_origin: { tool: 'mlflow', trace_id: 'tr-1', span_id: null } },
      },
    ]);
  });

  it('reads traces as JSON', async () => {
    const trace = { info: { trace_id: 'tr-1', tags: {}, state: 'OK' }, data: { spans } };
    const { preset, samples } = await convertedFile(jsonLines(trace));
    expect(preset).toBe('mlflow');
    expect(samples).toMatchObject([{ externalId: 'tr-1', ...texts }]);
  });

  it('reads data of an evaluation, and keeps what was expected as metadata', async () => {
    const row = {
      inputs: { question: 'How long?', context: documents.map(({ page_content: text }) => text) },
      outputs: { response: 'It is 90 km long.' },
      expectations: { expected_response: '120 km' },
    };
    const { preset, samples } = await convertedFile(JSON.stringify([row]));
    expect(preset).toBe('mlflow');
    expect(samples).toMatchObject([
      { ...texts, metadata: { expectations: { expected_response: '120 km' } } },
    ]);
  });
});

describe('the preset of OpenAI Evals', () => {
  it('reads samples of the framework, whose ideal answer is no reference', async () => {
    const input = [
      { role: 'system', content: 'Answer.' },
      { role: 'user', content: 'How long?' },
    ];
    const { preset, lines } = await convertedFile(jsonLines({ input, ideal: '120 km' }));
    expect(preset).toBe('openai-evals');
    expect(lines).toMatchObject([
      { question: 'How long?', reference: '', answer: '', metadata: { ideal: '120 km' } },
    ]);
  });

  it('reads items with their samples, and the output items of a run', async () => {
    const item = {
      question: 'How long?',
      context: documents.map(({ page_content: text }) => text),
      ideal: '120 km',
    };
    const sample = { output_text: 'It is 90 km long.', model: 'gpt-x' };
    for (const row of [
      { item, sample },
      {
        id: 'x',
        datasource_item: item,
        datasource_item_id: 1,
        sample: {
          ...sample,
          output_text: undefined,
          output: [{ role: 'assistant', content: 'It is 90 km long.' }],
        },
      },
    ]) {
      const { preset, samples } = await convertedFile(jsonLines(row));
      expect(preset).toBe('openai-evals');
      expect(samples).toMatchObject([{ ...texts, generator: 'gpt-x' }]);
    }
  });
});
