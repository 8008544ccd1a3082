import { answersIn, questionsIn, tracePreset } from './trace-preset';

/**
 * Samples of OpenAI Evals: {input, ideal} of the framework (docs/build-eval.md of openai/evals), {item, sample} of the API and the output
 * items of its runs (datasource_item). `ideal` stays metadata.
 */
export const openaiEvalsPreset = tracePreset({
  id: 'openai-evals',
  name: 'OpenAI Evals',
  recognises: ({ columns }) => {
    const has = (name: string): boolean => columns.includes(name);
    return (has('input') && has('ideal')) || has('datasource_item') || (has('item') && has('sample'));
  },
  candidates: () => ({
    question: questionsIn('input', 'item', 'datasource_item', 'sample.input'),
    answer: ['sample.output_text', 'sample.choices[0].message.content', ...answersIn('sample.output')].concat(
      [...['sampled', 'completion', 'output', 'item.response', 'datasource_item.response']],
    ),
    id: ['id', 'sample_id', 'item.id', 'datasource_item_id'],
    generator: ['sample.model', 'model'],
    metadata: ['ideal', 'item', 'datasource_item', 'results', 'metadata'],
  }),
});
