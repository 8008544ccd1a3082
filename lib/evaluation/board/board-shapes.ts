/**
 * What a table of the board shows of each judge. `types` has the columns of the paper's Tables 3, 6 and 7, `generators` those
 * of Table 4, `figures` what they should have had.
 */
export const BOARD_SHAPES = [
  'figures',
  'types',
  'categories',
  'generators',
  'blind',
  'scores',
  'cost',
  'unlabelled',
] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];
