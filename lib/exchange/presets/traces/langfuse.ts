import { answersIn, questionsIn, tracePreset } from './trace-preset';

const OF_LANGFUSE = [
  ...[
    'expectedOutput',
    'expected_output',
    'sourceTraceId',
    'source_trace_id',
    'htmlPath',
    'sessionId',
    'session_id',
  ],
  ...['parentObservationId', 'parent_observation_id', 'observations'],
];

/**
 * Traces, observations and items of data sets of Langfuse, from its API, its screens or its blob storage. Names: Trace, Observation and
 * DatasetItem in fern/apis/server/definition/commons.yml of langfuse/langfuse.
 */
export const langfusePreset = tracePreset({
  id: 'langfuse',
  name: 'Langfuse',
  // A trace that was downloaded from its page has input and output as JSON in texts.
  quoted: (columns) => columns.includes('trace'),
  recognises: ({ columns }) =>
    (columns.includes('input') || columns.includes('trace')) &&
    OF_LANGFUSE.some((column) => columns.includes(column)),
  candidates(has) {
    const observation = has('traceId') || has('trace_id');
    const item = has('expectedOutput') || has('expected_output');
    return {
      question: questionsIn('input', 'trace.input'),
      answer: item ? [] : answersIn('output', 'trace.output'),
      id: ['id', 'trace.id'],
      generator: [
        'model',
        'providedModelName',
        'provided_model_name',
        'metadata.model',
        'observations[].model',
      ],
      trace: [
        ...['traceId', 'trace_id', 'sourceTraceId', 'source_trace_id', 'trace.id'],
        ...(observation || item ? [] : ['id']),
      ],
      span: ['sourceObservationId', 'source_observation_id', ...(observation ? ['id'] : [])],
      parent: observation ? ['parentObservationId', 'parent_observation_id'] : [],
      metadata: [
        ...[
          'name',
          'metadata',
          'tags',
          'environment',
          'version',
          'release',
          'sessionId',
          'session_id',
          'scores',
        ],
        ...['expectedOutput', 'expected_output', 'datasetName', 'trace.name', 'trace.metadata', 'trace.tags'],
      ],
    };
  },
});
