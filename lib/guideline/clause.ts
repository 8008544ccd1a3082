import type { z } from 'zod';
import type { citationViewSchema, clauseViewSchema } from './view-schema';
/** A numbered heading of the guidelines, or an item of a numbered list: what a label can cite. */
export type Clause = z.infer<typeof clauseViewSchema>;

/** A clause as a label cites it; the words go along, so that a label can be read without the guidelines. */
// A type, not an interface: it is written to the database as JSON.
export type Citation = z.infer<typeof citationViewSchema>;

/** The citation of a clause; a long title is cut at 300 UTF-16 units, never through a character. */
export function cite(version: number, { id, title }: Pick<Clause, 'id' | 'title'>): Citation {
  const cut = title.slice(0, 300);
  return { version, id, title: cut.isWellFormed() ? cut : cut.slice(0, -1) };
}

export const sameCitation = (a: Citation | null, b: Citation | null): boolean =>
  a?.version === b?.version && a?.id === b?.id;
