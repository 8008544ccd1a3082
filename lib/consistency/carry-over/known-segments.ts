import { sameWordsKey } from '@/lib/text/same-words';

/** What people said of a segment against its reference. */
export interface JudgedBefore {
  verdict: 'consistent' | 'inconsistent';
  /** Error types of an inconsistent one. */
  types: readonly string[];
  /** Ids of the samples where they said it, ascending. */
  from: readonly string[];
}

/** People said both of it, in different samples: nothing is carried over. */
export const CONTESTED = 'contested';

/** Segments that people have judged, found again by their words against the same reference. */
export class KnownSegments {
  /** By reference, then by words. */
  readonly #byReference = new Map<string, Map<string, JudgedBefore | typeof CONTESTED>>();

  /** Whether anything is known against a reference. */
  has = (reference: string): boolean => this.#byReference.has(sameWordsKey(reference));

  add(reference: string, text: string, said: JudgedBefore): void {
    const words = sameWordsKey(text);
    if (words === '') return;
    const key = sameWordsKey(reference);
    const known = this.#byReference.get(key) ?? new Map<string, JudgedBefore | typeof CONTESTED>();
    known.set(words, joined(known.get(words), said));
    this.#byReference.set(key, known);
  }

  find = (reference: string, text: string): JudgedBefore | typeof CONTESTED | null =>
    this.#byReference.get(sameWordsKey(reference))?.get(sameWordsKey(text)) ?? null;
}

function joined(
  known: JudgedBefore | typeof CONTESTED | undefined,
  said: JudgedBefore,
): JudgedBefore | typeof CONTESTED {
  if (known === undefined) return said;
  if (known === CONTESTED || known.verdict !== said.verdict) return CONTESTED;
  const all = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();
  return { verdict: said.verdict, types: all(known.types, said.types), from: all(known.from, said.from) };
}
