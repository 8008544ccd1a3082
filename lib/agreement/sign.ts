import { type Word, WORDS } from './word';

/**
 * Signs by which the standings behind a cell are found again: what two people said of one unit, which two people differ
 * somewhere, what a person and a judge said of one unit, which clause was cited where people differ.
 */
export const wordsSign = (a: Word, b: Word): string =>
  WORDS.indexOf(a) <= WORDS.indexOf(b) ? `${a}|${b}` : `${b}|${a}`;

export const peopleSign = (a: string, b: string): string => (a < b ? `${a}~${b}` : `${b}~${a}`);

export const judgeSign = (method: string, human: Word, judge: Word): string => `${method}#${human}|${judge}`;

export const clauseSign = (clause: string): string => `§${clause}`;
