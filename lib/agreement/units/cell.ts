import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { fromCode } from './label-code';
import { clauseCellKey, methodCellKey, ratersCellKey, categoriesCellKey } from './cell-key';
import type { UnitAgreement } from './sample-agreement';
import {
  atGranularity,
  type Granularity,
  GRANULARITIES,
  GRANULARITY_CATEGORIES,
  type Category,
  categoryOf,
  CATEGORIES,
} from './category';

const id = z.uuid();
const category = storableText.max(20);
const granularity = z.enum(GRANULARITIES).catch('type');

/** A cell of one of the matrices, or a line of what breeds disagreement: what the list of segments is asked for. */
export const cellSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('words'), granularity, a: category, b: category }),
  z.object({ of: z.literal('people'), a: id, b: id }),
  z.object({
    of: z.literal('judge'),
    granularity,
    method: storableText.max(60),
    human: category,
    judge: category,
  }),
  z.object({ of: z.literal('type'), type: category }),
  z.object({ of: z.literal('clause'), clause: storableText.max(400) }),
]);
export type Cell = z.infer<typeof cellSchema>;

/** Without a cell, wherever two people differ on consistent or not. */
export const ANY_DISPUTE: Cell = { of: 'words', granularity: 'verdict', a: 'consistent', b: 'inconsistent' };

/** The cell as the query of an address. */
export const cellQuery = (cell: Cell): string => new URLSearchParams(cell).toString();

/**
 * The types that fall together at a granularity: "knowledge" is four of them. An untyped failure is included where the
 * granularity allows.
 */
function categoriesAt(granularity: Granularity, name: string): Category[] {
  if (name === 'untyped') return ['untyped'];
  return CATEGORIES.filter((own) => atGranularity(own, granularity) === name);
}

/** Signs of which a sample agreement has at least one if it is behind the cell. */
export function keysOfCell(cell: Cell): string[] {
  switch (cell.of) {
    case 'words':
      return across(
        categoriesAt(cell.granularity, cell.a),
        categoriesAt(cell.granularity, cell.b),
        categoriesCellKey,
      );
    case 'people':
      return [ratersCellKey(cell.a, cell.b)];
    case 'judge':
      return across(
        categoriesAt(cell.granularity, cell.human),
        categoriesAt(cell.granularity, cell.judge),
        (human, judge) => methodCellKey(cell.method, human, judge),
      );
    case 'type': {
      const own = CATEGORIES.filter((known) => known === cell.type);
      return across(
        own,
        CATEGORIES.filter((other) => other !== cell.type),
        categoriesCellKey,
      );
    }
    case 'clause':
      return [clauseCellKey(cell.clause)];
  }
}

/** Whether a unit is itself behind the cell, in a sample agreement that is; a judge's words are not in it. */
export function isInCell(cell: Cell, { labels, clauses }: UnitAgreement, raters: readonly string[]): boolean {
  const words = labels.map((code) => (code === null ? null : categoryOf(fromCode(code))));
  const given = words.filter((own) => own !== null);
  const differs = new Set(given).size > 1;
  switch (cell.of) {
    case 'words': {
      const [left, right] = [categoriesAt(cell.granularity, cell.a), categoriesAt(cell.granularity, cell.b)];
      return given.some(
        (own, at) => left.includes(own) && given.some((other, to) => to !== at && right.includes(other)),
      );
    }
    case 'people': {
      const [a, b] = [cell.a, cell.b].map((author) => words[raters.indexOf(author)] ?? null);
      return a !== null && b !== null && a !== b;
    }
    case 'judge':
      return given.some((own) => categoriesAt(cell.granularity, cell.human).includes(own));
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

/** The axis of a matrix at a granularity, in order; untyped failures last, if there are any. */
export function axisOf(granularity: Granularity, used: ReadonlySet<string>): string[] {
  const names: string[] = [...GRANULARITY_CATEGORIES[granularity]];
  const shown = granularity === 'type' ? names.filter((name) => used.has(name)) : names;
  return used.has('untyped') && granularity !== 'verdict' ? [...shown, 'untyped'] : shown;
}

/** The name of a category on the axis of a matrix at a granularity. */
export const axisName = (own: Category, granularity: Granularity): string =>
  atGranularity(own, granularity) ?? 'untyped';
