import type { Category } from './category';

/**
 * Signs by which the sample agreements behind a cell are found again: what two people said of one unit, which two people differ
 * somewhere, what a person and a judge said of one unit, which clause was cited where people differ. They are stored, so that
 * the order of a pair is that of its names, which no change of a list moves.
 */
export const categoriesCellKey = (a: Category, b: Category): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

export const ratersCellKey = (a: string, b: string): string => (a < b ? `${a}~${b}` : `${b}~${a}`);

export const methodCellKey = (method: string, human: Category, judge: Category): string =>
  `${method}#${human}|${judge}`;

export const clauseCellKey = (clause: string): string => `§${clause}`;
