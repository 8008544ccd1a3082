import { guessMapping } from '../guess-mapping';
import { answersIn, questionsIn, tracePreset } from './trace-preset';

const INPUTS = ['input', 'inputs', 'request'];
const OUTPUTS = ['output', 'outputs', 'response'];

/**
 * Any file with nested records. It is detected where records are a call with what went in and what came out, and no column is named like a
 * reference; other files are read by the names of their columns unless a person chooses otherwise.
 */
export const anyPathsPreset = tracePreset({
  id: 'paths',
  name: null,
  recognises: ({ format, columns }) =>
    (format === 'json' || format === 'jsonl') &&
    [INPUTS, OUTPUTS].every((names) => names.some((name) => columns.includes(name))) &&
    guessMapping(columns).reference === null,
  candidates: () => ({
    question: ['question', 'query', ...questionsIn(...INPUTS)],
    answer: ['answer', 'response', ...answersIn(...OUTPUTS)],
    id: ['id'],
    generator: ['model', 'generator'],
  }),
});
