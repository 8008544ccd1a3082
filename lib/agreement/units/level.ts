import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { LabelCode } from './label-code';
import { fromCode } from './label-code';
import { atGranularity, GRANULARITY_CATEGORIES, type Granularity, categoryOf } from './category';

/** What can be compared of segments: each stage alone, and both together at three depths. */
export const SEGMENT_LEVELS = ['verdict', 'category', 'type', 'fact', 'logic'] as const;
export type SegmentLevel = (typeof SEGMENT_LEVELS)[number];
/** All that has coefficients for categories; evidence has its own measures. */
export const LEVELS = ['answer', ...SEGMENT_LEVELS] as const;
export type Level = (typeof LEVELS)[number];

const isDepth = (level: Level): level is Granularity => level in GRANULARITY_CATEGORIES;

/** The categories of a level, in order: its scale. */
export function scaleOf(level: Level): readonly string[] {
  return isDepth(level) ? GRANULARITY_CATEGORIES[level] : GRANULARITY_CATEGORIES.verdict;
}

/** Place of a label on the scale of a level; null where it takes no side there, as an unsure one. */
export function levelIndex(code: LabelCode, level: SegmentLevel): number | null {
  const known = places.get(code) ?? placesOf(code);
  places.set(code, known);
  return known[level];
}

/** Place of a verdict on the whole answer. */
export const answerIndex = (verdict: AnswerVerdict): number | null =>
  verdict === 'undecided' ? null : GRANULARITY_CATEGORIES.verdict.indexOf(verdict);

/** There are few codes, and very many labels. */
const places = new Map<LabelCode, Record<SegmentLevel, number | null>>();

function placesOf(code: LabelCode): Record<SegmentLevel, number | null> {
  const label = fromCode(code);
  const category = categoryOf(label);
  const on = (level: Level, said: string | null): number | null => {
    const place = said === null ? -1 : scaleOf(level).indexOf(said);
    return place < 0 ? null : place;
  };
  const deep = (granularity: Granularity) =>
    on(granularity, category && atGranularity(category, granularity));
  return {
    verdict: deep('verdict'),
    category: deep('category'),
    type: deep('type'),
    fact: on('fact', label.fact),
    logic: on('logic', label.logic),
  };
}
