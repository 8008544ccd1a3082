import type { NestedType } from '../formats/column';

// What lists and objects that several contents hold are made of.

/** Places in a text: where each begins and ends. */
export const SPANS_TYPE: NestedType = { list: { list: 'integer' } };

export const PEDIGREE_TYPE: NestedType = {
  struct: {
    recipe: 'string',
    version: 'string',
    source: 'string',
    intended: { list: 'string' },
    edits: {
      list: {
        struct: {
          start: 'integer',
          end: 'integer',
          was: 'string',
          is: 'string',
          evidence: { struct: { start: 'integer', end: 'integer' } },
        },
      },
    },
    model: 'string',
    rationale: 'string',
  },
};
