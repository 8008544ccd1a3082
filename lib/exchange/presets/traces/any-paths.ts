import { answersIn, questionsIn, tracePreset } from './trace-preset';

/** Any file with nested records; never detected, since columns are read by name unless a person chooses otherwise. */
export const anyPathsPreset = tracePreset({
  id: 'paths',
  name: null,
  recognises: () => false,
  candidates: () => ({
    question: ['question', 'query', ...questionsIn('input', 'inputs', 'request')],
    answer: ['answer', 'response', ...answersIn('output', 'outputs', 'response')],
    id: ['id'],
    generator: ['model', 'generator'],
  }),
});
