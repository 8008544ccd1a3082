import type { z } from 'zod';
import type { recallRowSchema } from './view-schema';
import { byName } from '@/lib/text/by-name';
import type { KnownAnswer } from './known';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/** A person's answer to a sample whose answer is known. */
export interface Tried {
  userId: string;
  name: string;
  known: Pick<KnownAnswer, 'verdict' | 'types'>;
  said: readonly ErrorType[];
  inconsistent: boolean;
}

/** How a person did on one type, on consistent answers, or on inconsistent ones whose types are not known. */
export type RecallRow = z.infer<typeof recallRowSchema>;

function isFound(type: RecallRow['type'], said: readonly ErrorType[], inconsistent: boolean): boolean {
  if (type === 'consistent') return !inconsistent;
  return type === 'inconsistent' ? inconsistent : said.includes(type);
}

/** Recall by person and type, in the order of names and of the typology; consistent answers last. */
export function recallByType(tried: readonly Tried[]): RecallRow[] {
  const rows = new Map<string, RecallRow>();
  for (const { userId, name, known, said, inconsistent } of tried)
    for (const type of known.types.length === 0 ? [known.verdict] : known.types) {
      const key = `${userId} ${type}`;
      const row = rows.get(key) ?? { userId, name, type, of: 0, found: 0, noticed: 0 };
      rows.set(key, {
        ...row,
        of: row.of + 1,
        found: row.found + Number(isFound(type, said, inconsistent)),
        noticed: row.noticed + Number(inconsistent),
      });
    }
  const rank = ({ type }: RecallRow): number =>
    type === 'consistent'
      ? ERROR_TYPES.length + 1
      : type === 'inconsistent'
        ? ERROR_TYPES.length
        : ERROR_TYPES.indexOf(type);
  return [...rows.values()].sort(
    (a, b) => byName(a, b) || a.userId.localeCompare(b.userId) || rank(a) - rank(b),
  );
}
