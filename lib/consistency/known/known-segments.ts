import { createHash } from 'node:crypto';
import { sameWordsKey } from '@/lib/text/same-words';

type Judged = 'consistent' | 'inconsistent';

/** What people said of a segment in one sample. */
export interface SaidBefore<Label> {
  verdict: Judged;
  /** Error types of an inconsistent one. */
  types: readonly string[];
  /** Id of the sample where they said it. */
  from: string;
  /** The label that said it, where it is wanted again. */
  label: Label;
}

/** What people said of the same words against the same reference, in all samples together. */
export interface JudgedBefore<Label = unknown> {
  verdict: Judged;
  types: readonly string[];
  /** Ids of the samples where they said it, ascending. */
  from: readonly string[];
  /** In the order in which they came. */
  labels: readonly Label[];
}

/** People said both of it: nothing is carried over. */
export const CONTESTED = 'contested';
export type JudgedWords<Label = unknown> = JudgedBefore<Label> | typeof CONTESTED;

/** Segments that people have judged against one reference, found again by their words. */
export class KnownWords<Label = unknown> {
  readonly #said = new Map<string, SaidBefore<Label>[]>();

  add(text: string, said: SaidBefore<Label>): void {
    const words = sameWordsKey(text);
    if (words === '') return;
    const before = this.#said.get(words);
    if (before) before.push(said);
    else this.#said.set(words, [said]);
  }

  /** @param except id of a sample whose own labels do not count */
  find(text: string, except?: string): JudgedWords<Label> | null {
    const said = (this.#said.get(sameWordsKey(text)) ?? []).filter(({ from }) => from !== except);
    const [first] = said;
    if (!first) return null;
    if (said.some(({ verdict }) => verdict !== first.verdict)) return CONTESTED;
    return {
      verdict: first.verdict,
      types: ascending(said.flatMap(({ types }) => types)),
      from: ascending(said.map(({ from }) => from)),
      labels: said.map(({ label }) => label),
    };
  }
}

const ascending = (all: readonly string[]): string[] => [...new Set(all)].sort();

/** Segments that people have judged, by the references that they were held against: a long one is read once for all of its segments. */
export class KnownSegments<Label = unknown> {
  readonly #byReference = new Map<string, KnownWords<Label>>();

  /** Those against a reference, of which more may be added. */
  against(reference: string): KnownWords<Label> {
    const key = referenceKey(reference);
    const known = this.#byReference.get(key) ?? new KnownWords<Label>();
    this.#byReference.set(key, known);
    return known;
  }

  /** The same; null where nobody has judged anything against it. */
  find = (reference: string): KnownWords<Label> | null =>
    this.#byReference.get(referenceKey(reference)) ?? null;
}

/** A digest: references are long, and there are many. */
const referenceKey = (reference: string): string =>
  createHash('sha256').update(sameWordsKey(reference)).digest('base64');
