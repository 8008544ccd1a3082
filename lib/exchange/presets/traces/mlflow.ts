import { answersIn, questionsIn, tracePreset } from './trace-preset';

const SPANS = ['spans[0]', 'data.spans[0]'].map((span) => `${span}.attributes`);

/**
 * Traces and evaluation tables of MLflow: `Trace.to_json`, the rows of `search_traces`, and data of `mlflow.genai.evaluate`. Names:
 * mlflow/entities/trace.py and span.py of mlflow/mlflow. What is expected of an answer stays metadata.
 */
export const mlflowPreset = tracePreset({
  id: 'mlflow',
  name: 'MLflow',
  quoted: () => true,
  recognises: ({ columns }) => {
    const has = (...names: string[]): boolean => names.every((name) => columns.includes(name));
    return has('inputs', 'expectations') || has('request', 'response', 'spans') || has('info', 'data');
  },
  candidates: () => ({
    question: questionsIn(
      'inputs',
      'request',
      'data.request',
      ...SPANS.map((at) => `${at}.mlflow.spanInputs`),
    ),
    answer: answersIn(
      'outputs',
      'response',
      'data.response',
      ...SPANS.map((at) => `${at}.mlflow.spanOutputs`),
    ),
    id: ['trace_id', 'request_id', 'info.trace_id', 'info.request_id', 'id'],
    generator: ['tags.model', 'info.tags.model', 'spans[].attributes.mlflow.llm.model', 'model'],
    trace: ['trace_id', 'request_id', 'info.trace_id', 'info.request_id'],
    metadata: [
      ...['expectations', 'assessments', 'tags', 'trace_metadata', 'request_metadata', 'state', 'status'],
      ...['info.assessments', 'info.tags', 'info.trace_metadata', 'info.request_metadata', 'info.state'],
    ],
  }),
});
