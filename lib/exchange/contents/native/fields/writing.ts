import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Gold } from '@/lib/adjudication/gold-types';
import { offsetMap, utf16 } from '@/lib/text/offsets';
import { contributorsOf, type FileContributors } from '../../gold/gold-record';
import { segmentNumbers } from '../../segment-numbers';
import type { StoredSample } from '../../stored';

/** What a field of a sample is written with: every offset in code points, ids local to the sample. */
export interface Writing {
  sample: StoredSample;
  /** Null for whoever sees only their own annotations. */
  rule: GoldRule | null;
  /** By that rule. */
  gold: Gold | null;
  contributors: FileContributors;
  /** A segment's number in the file; null for one that is not in it. */
  number(segmentId: string): number | null;
  /** An annotation's index in the file; null for one that is not in it. */
  index(annotationId: string | null): number | null;
  answer: ReturnType<typeof offsetMap>;
  inAnswer(offset: number): number;
  reference: ReturnType<typeof offsetMap>;
  inReference(offset: number): number;
}

export function writingOf(sample: StoredSample, rule: GoldRule | null, gold: Gold | null): Writing {
  const numbers = segmentNumbers(sample.annotations, sample.past);
  const indexes = new Map(sample.annotations.map(({ id }, index) => [id, index]));
  const [answer, reference] = [offsetMap(sample.answer), offsetMap(sample.reference)];
  return {
    sample,
    rule,
    gold,
    contributors: contributorsOf(sample.annotations),
    number: (id) => numbers.get(id) ?? null,
    index: (id) => indexes.get(id ?? '') ?? null,
    answer,
    inAnswer: (offset) => answer.toCodePoint(utf16(offset)) as number,
    reference,
    inReference: (offset) => reference.toCodePoint(utf16(offset)) as number,
  };
}
