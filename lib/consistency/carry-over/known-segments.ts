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
type Known = JudgedBefore | typeof CONTESTED;

/** Segments that people have judged against one reference, found again by their words. */
export class KnownWords {
  readonly #said = new Map<string, Known>();

  add(text: string, said: JudgedBefore): void {
    const words = sameWordsKey(text);
    if (words !== '') this.#said.set(words, joined(this.#said.get(words), said));
  }

  find = (text: string): Known | null => this.#said.get(sameWordsKey(text)) ?? null;
}

/** Segments that people have judged, by the references that they were held against: a long one is read once for all of its segments. */
export class KnownSegments {
  readonly #byReference = new Map<string, KnownWords>();

  /** Those against a reference, of which more may be added. */
  against(reference: string): KnownWords {
    const key = sameWordsKey(reference);
    const known = this.#byReference.get(key) ?? new KnownWords();
    this.#byReference.set(key, known);
    return known;
  }

  /** The same; null where nobody has judged anything against it. */
  find = (reference: string): KnownWords | null => this.#byReference.get(sameWordsKey(reference)) ?? null;
}

function joined(known: Known | undefined, said: JudgedBefore): Known {
  if (known === undefined) return said;
  if (known === CONTESTED || known.verdict !== said.verdict) return CONTESTED;
  const all = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();
  return { verdict: said.verdict, types: all(known.types, said.types), from: all(known.from, said.from) };
}
