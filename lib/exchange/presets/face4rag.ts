import { guessMapping } from './guess-mapping';
import type { Preset } from './preset';

const COLUMNS = ['question', 'ref', 'answer', 'id'];

/** The benchmark's own files, and those of its pipeline. */
export const face4ragPreset: Preset = {
  id: 'face4rag',
  name: 'Face4RAG',
  rows: 'columns',
  recognises: ({ header, columns }) => header && COLUMNS.every((column) => columns.includes(column)),
  mapping: (columns) => ({
    ...guessMapping(columns.filter((column) => !COLUMNS.includes(column))),
    question: 'question',
    reference: 'ref',
    answer: 'answer',
    id: 'id',
  }),
};
