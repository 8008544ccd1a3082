import type { PathCandidates } from '../../paths/propose-paths';
import { guessMapping } from '../guess-mapping';
import type { Preset } from '../preset';

/** What tells a tool's files, and where they keep things; that may depend on the columns, as of items and of traces. */
interface TraceTool extends Pick<Preset, 'id' | 'name' | 'recognises' | 'quoted'> {
  candidates(has: (column: string) => boolean): PathCandidates;
}

/** The preset of a tool whose records nest the texts of a sample, so that paths lead to them. */
export const tracePreset = ({ candidates, ...tool }: TraceTool): Preset => ({
  ...tool,
  rows: 'paths',
  mapping: guessMapping,
  paths: (columns) => candidates((column) => columns.includes(column)),
});

const QUESTIONS = [
  ...['question', 'query', 'user_input', 'user_query', 'prompt', 'input', 'message', 'text'],
  ...['messages[-1].content', 'messages[-1]', 'input_messages[-1].message.content', '[-1].content', '[-1]'],
];
const ANSWERS = [
  ...['answer', 'response', 'output', 'result', 'completion', 'generation', 'text', 'content'],
  ...['output_text', 'choices[0].message.content', 'generations[0][0].text', 'generations[0].text'],
  ...['messages[-1].content', 'messages[-1]', '[-1].content', '[-1]'],
];

const under = (roots: readonly string[], ends: readonly string[]): string[] =>
  roots.flatMap((root) => [
    ...ends.map((end) => (end.startsWith('[') ? root + end : `${root}.${end}`)),
    root,
  ]);

/** Where a question may stand in an input, that itself being last. */
export const questionsIn = (...roots: readonly string[]): string[] => under(roots, QUESTIONS);
/** Where an answer may stand in an output, that itself being last. */
export const answersIn = (...roots: readonly string[]): string[] => under(roots, ANSWERS);
