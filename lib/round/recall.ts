import { byName } from '@/lib/text/by-name';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/** A person's answer to a sample whose answer is known; no types known means that it is consistent. */
export interface Tried {
  userId: string;
  name: string;
  known: readonly ErrorType[];
  said: readonly ErrorType[];
  inconsistent: boolean;
}

/** How a person did on one type, or on consistent answers. */
export interface RecallRow {
  userId: string;
  name: string;
  type: ErrorType | 'consistent';
  /** Samples that hold it. */
  of: number;
  /** Those in which the person named this type; of consistent ones, those that they called nothing else. */
  found: number;
  /** Those that they called inconsistent, with whatever type. */
  noticed: number;
}

/** Recall by person and type, in the order of names and of the typology; consistent answers last. */
export function recallByType(tried: readonly Tried[]): RecallRow[] {
  const rows = new Map<string, RecallRow>();
  for (const { userId, name, known, said, inconsistent } of tried)
    for (const type of known.length === 0 ? (['consistent'] as const) : known) {
      const key = `${userId} ${type}`;
      const row = rows.get(key) ?? { userId, name, type, of: 0, found: 0, noticed: 0 };
      rows.set(key, {
        ...row,
        of: row.of + 1,
        found: row.found + Number(type === 'consistent' ? !inconsistent : said.includes(type)),
        noticed: row.noticed + Number(inconsistent),
      });
    }
  const rank = ({ type }: RecallRow): number =>
    type === 'consistent' ? ERROR_TYPES.length : ERROR_TYPES.indexOf(type);
  return [...rows.values()].sort(
    (a, b) => byName(a, b) || a.userId.localeCompare(b.userId) || rank(a) - rank(b),
  );
}
