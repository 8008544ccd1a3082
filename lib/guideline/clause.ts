/** A numbered heading of the guidelines, or an item of a numbered list: what a label can cite. */
export interface Clause {
  /** "2.1", or "2.1(3)" for the third item of a list there; one clause an id within a version. */
  id: string;
  /** Its own words, without the number. */
  title: string;
  /** What stands under it, up to the next clause, as Markdown; "" for an item, whose words are its title. */
  text: string;
  /** 1 for the outermost headings. */
  level: number;
}

/** A clause as a label cites it; the words go along, so that a label can be read without the guidelines. */
// A type, not an interface: it is written to the database as JSON.
export type Citation = {
  /** Number of the version it stands in. */
  version: number;
  id: string;
  title: string;
};

/** The citation of a clause; a long title is cut at 300 UTF-16 units, never through a character. */
export function cite(version: number, { id, title }: Pick<Clause, 'id' | 'title'>): Citation {
  const cut = title.slice(0, 300);
  return { version, id, title: cut.isWellFormed() ? cut : cut.slice(0, -1) };
}

export const sameCitation = (a: Citation | null, b: Citation | null): boolean =>
  a?.version === b?.version && a?.id === b?.id;
