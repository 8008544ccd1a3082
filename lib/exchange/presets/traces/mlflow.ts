import { answersIn, questionsIn, tracePreset } from './trace-preset';

/** Where a root span keeps what went in and came out: in a whole trace, and where the rows of a file are spans. */
const SPANS = ['spans[0].attributes', 'data.spans[0].attributes', 'attributes'];
/** Names of attributes that no other tool's spans have. */
const OWN = /"mlflow\.(?:spanInputs|spanOutputs|traceRequestId)"/;

/** Whether a file has spans of MLflow, which have much of the form of others. */
export const hasMlflowSpans = ({ text }: { text: string }): boolean => OWN.test(text);

const TRACE = ['trace_id', 'request_id', 'info.trace_id', 'info.request_id'];
const TRACE_OF_SPAN = ['attributes.mlflow.traceRequestId', 'context.trace_id'];

/**
 * Traces and evaluation tables of MLflow: `Trace.to_json`, the spans of one trace (`traces.json`), the rows of `search_traces`, and data of
 * `mlflow.genai.evaluate`. Names: mlflow/entities/trace.py and span.py of mlflow/mlflow. What is expected of an answer stays metadata.
 */
export const mlflowPreset = tracePreset({
  id: 'mlflow',
  name: 'MLflow',
  quoted: () => true,
  recognises(file) {
    const has = (...names: string[]): boolean => names.every((name) => file.columns.includes(name));
    const trace = has('request', 'response', 'spans') || has('info', 'data');
    return trace || has('inputs', 'expectations') || (has('attributes') && hasMlflowSpans(file));
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
    id: [...TRACE_OF_SPAN, ...TRACE, 'id'],
    generator: [
      ...['tags.model', 'info.tags.model', 'spans[].attributes.mlflow.llm.model', 'model'],
      ...['attributes.mlflow.llm.model', 'attributes.mlflow.spanOutputs.model'],
    ],
    trace: [...TRACE_OF_SPAN, ...TRACE],
    span: ['context.span_id', 'span_id'],
    parent: ['parent_id', 'parent_span_id'],
    metadata: [
      ...['expectations', 'assessments', 'tags', 'trace_metadata', 'request_metadata', 'state', 'status'],
      ...['info.assessments', 'info.tags', 'info.trace_metadata', 'info.request_metadata', 'info.state'],
    ],
  }),
});
