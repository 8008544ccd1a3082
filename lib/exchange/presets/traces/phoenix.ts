import { hasMlflowSpans } from './mlflow';
import { answersIn, questionsIn, tracePreset } from './trace-preset';

/**
 * Spans of Phoenix: of `get_spans_dataframe`, of its REST API (src/phoenix/server/api/routers/v1/spans.py of Arize-ai/phoenix), and of
 * `get_qa_with_reference`. Names of attributes: spec/semantic_conventions.md of Arize-ai/openinference.
 */
export const phoenixPreset = tracePreset({
  id: 'phoenix',
  name: 'Phoenix',
  recognises: ({ columns, text }) =>
    columns.includes('context.span_id') ||
    columns.some((column) => column.startsWith('attributes.')) ||
    (['attributes', 'context'].every((column) => columns.includes(column)) && !hasMlflowSpans({ text })),
  candidates: (has) => ({
    question: [
      ...questionsIn('attributes.input.value'),
      ...['attributes.llm.input_messages[-1].message.content', 'input'],
    ],
    reference: [
      ...[
        'attributes.retrieval.documents[].document.content',
        'attributes.reranker.output_documents[].document.content',
      ],
      ...(has('input') && has('output') ? ['reference'] : []),
    ],
    answer: [
      ...answersIn('attributes.output.value'),
      ...['attributes.llm.output_messages[-1].message.content', 'output'],
    ],
    id: ['context.span_id', 'id'],
    generator: ['attributes.llm.model_name'],
    trace: ['context.trace_id'],
    span: ['context.span_id'],
    parent: ['parent_id'],
    metadata: [
      ...['name', 'span_kind', 'attributes.metadata', 'attributes.session.id', 'attributes.tag.tags'],
      ...['annotations', 'attributes.annotations'],
    ],
  }),
});
