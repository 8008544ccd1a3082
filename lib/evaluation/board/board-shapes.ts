import type { BoardFigures } from './view-schema';

/**
 * What a table of the board shows of each judge. `types` has the columns of the paper's Tables 3, 6 and 7, `generators` those
 * of Table 4, `recipes` one for each way in which answers were constructed, `figures` what the paper should have had.
 */
export const BOARD_SHAPES = [
  'figures',
  'types',
  'categories',
  'generators',
  'recipes',
  'blind',
  'judgeSafe',
  'scores',
  'cost',
  'unlabelled',
] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/** The shapes that say something of a board: by recipe only where an answer with gold was constructed. */
export const shapesOf = ({ gold }: BoardFigures): BoardShape[] =>
  BOARD_SHAPES.filter((shape) => shape !== 'recipes' || gold.recipes.some(({ name }) => name !== ''));
