import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { fromCode } from './label-code';
import { clauseSign, judgeSign, peopleSign, wordsSign } from './sign';
import type { StandingUnit } from './standing';
import { atDepth, type Depth, DEPTHS, DEPTH_WORDS, type Word, wordOf, WORDS } from './word';

const id = z.uuid();
const word = storableText.max(20);
const depth = z.enum(DEPTHS).catch('type');

/** A cell of one of the matrices, or a line of what breeds disagreement: what the list of segments is asked for. */
export const cellSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('words'), depth, a: word, b: word }),
  z.object({ of: z.literal('people'), a: id, b: id }),
  z.object({ of: z.literal('judge'), depth, method: storableText.max(60), human: word, judge: word }),
  z.object({ of: z.literal('type'), type: word }),
  z.object({ of: z.literal('clause'), clause: storableText.max(400) }),
]);
export type Cell = z.infer<typeof cellSchema>;

/** Without a cell, wherever two people differ on consistent or not. */
export const ANY_DISPUTE: Cell = { of: 'words', depth: 'verdict', a: 'consistent', b: 'inconsistent' };

/** The cell as the query of an address. */
export const cellQuery = (cell: Cell): string => new URLSearchParams(cell).toString();

/** The words that fall together at a depth: "knowledge" is four of them. A failure without a type is there where depth allows. */
export function wordsAt(depth: Depth, name: string): Word[] {
  if (name === 'untyped') return ['untyped'];
  return WORDS.filter((own) => atDepth(own, depth) === name);
}

/** Signs of which a standing has at least one if it is behind the cell. */
export function signsOfCell(cell: Cell): string[] {
  switch (cell.of) {
    case 'words':
      return across(wordsAt(cell.depth, cell.a), wordsAt(cell.depth, cell.b), wordsSign);
    case 'people':
      return [peopleSign(cell.a, cell.b)];
    case 'judge':
      return across(wordsAt(cell.depth, cell.human), wordsAt(cell.depth, cell.judge), (human, judge) =>
        judgeSign(cell.method, human, judge),
      );
    case 'type': {
      const own = WORDS.filter((known) => known === cell.type);
      return across(
        own,
        WORDS.filter((other) => other !== cell.type),
        wordsSign,
      );
    }
    case 'clause':
      return [clauseSign(cell.clause)];
  }
}

/** Whether a unit is itself behind the cell, in a standing that is; a judge's words are not in it. */
export function isBehind(cell: Cell, { labels, clauses }: StandingUnit, raters: readonly string[]): boolean {
  const words = labels.map((code) => (code === null ? null : wordOf(fromCode(code))));
  const given = words.filter((own) => own !== null);
  const differs = new Set(given).size > 1;
  switch (cell.of) {
    case 'words': {
      const [left, right] = [wordsAt(cell.depth, cell.a), wordsAt(cell.depth, cell.b)];
      return given.some(
        (own, at) => left.includes(own) && given.some((other, to) => to !== at && right.includes(other)),
      );
    }
    case 'people': {
      const [a, b] = [cell.a, cell.b].map((author) => words[raters.indexOf(author)] ?? null);
      return a !== null && b !== null && a !== b;
    }
    case 'judge':
      return given.some((own) => wordsAt(cell.depth, cell.human).includes(own));
    case 'type':
      return differs && given.some((own) => own === cell.type);
    case 'clause':
      return differs && (clauses ?? []).includes(cell.clause);
  }
}

const across = <Name>(
  left: readonly Name[],
  right: readonly Name[],
  sign: (a: Name, b: Name) => string,
): string[] => [...new Set(left.flatMap((a) => right.map((b) => sign(a, b))))];

/** The names of a matrix at a depth, in order; failures without a type last, where there are any. */
export function axisOf(depth: Depth, used: ReadonlySet<string>): string[] {
  const names: string[] = [...DEPTH_WORDS[depth]];
  const shown = depth === 'type' ? names.filter((name) => used.has(name)) : names;
  return used.has('untyped') && depth !== 'verdict' ? [...shown, 'untyped'] : shown;
}

/** Where a word stands in a matrix of a depth. */
export const axisName = (own: Word, depth: Depth): string => atDepth(own, depth) ?? 'untyped';
