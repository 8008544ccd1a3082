import type { Share } from '@/lib/annotation/exposure/proportion';
import { merged, type TextRange } from '@/lib/agreement/statistics/span-overlap';
import {
  ERROR_CATEGORIES,
  ERROR_TYPE_FACTS,
  ERROR_TYPES,
  type ErrorCategory,
  type ErrorType,
} from '@/lib/typology/error-type';
import type { AnswerPrediction, BoardSample } from './board-data';
import type { AnswerWithGold, Subset } from './subsets';

/** A gold answer with what one judge says of it. */
export interface JudgedSample {
  sample: AnswerWithGold;
  prediction: AnswerPrediction;
  /** Samples that it stands for. */
  weight: number;
}

/** The answers at these places that a judge has predicted. */
export const judgedSamples = (
  samples: readonly BoardSample[],
  predictions: readonly (AnswerPrediction | null)[],
  { at, drawn }: Pick<Subset, 'at' | 'drawn'>,
): JudgedSample[] =>
  at.flatMap((index, place) => {
    const prediction = predictions[index];
    return prediction
      ? [{ sample: samples[index] as AnswerWithGold, prediction, weight: drawn?.[place]?.weight ?? 1 }]
      : [];
  });

interface Breakdown {
  types: Record<ErrorType, Share>;
  categories: Record<ErrorCategory, Share>;
  /** Ascending by name; "" for answers of an unknown generator. */
  generators: (Share & { generator: string })[];
  /** Ascending by name; "" for collected answers. */
  recipes: (Share & { recipe: string })[];
  place: Share;
}

/** Right verdicts of one judge by error type, category, generator (the columns of the paper's Tables 3 and 4) and recipe. */
export function breakdown(answers: readonly JudgedSample[]): Breakdown {
  const types = counter(ERROR_TYPES);
  const categories = counter(ERROR_CATEGORIES);
  const generators = new Map<string, Share>();
  const recipes = new Map<string, Share>();
  const place = { n: 0, of: 0 };
  for (const { sample, prediction, weight } of answers) {
    const right = prediction.verdict === sample.gold;
    count(shareOf(generators, sample.generator ?? ''), right, weight);
    count(shareOf(recipes, sample.recipe ?? ''), right, weight);
    if (sample.gold === 'consistent') continue;
    for (const type of sample.types) count(types[type], right, weight);
    for (const category of new Set(sample.types.map((type) => ERROR_TYPE_FACTS[type].category)))
      count(categories[category], right, weight);
    if (right && namesPlace(sample, prediction))
      count(place, overlaps(sample.failed, prediction.failed), weight);
  }
  return {
    types,
    categories,
    generators: ascending(generators).map(([generator, share]) => ({ generator, ...share })),
    recipes: ascending(recipes).map(([recipe, share]) => ({ recipe, ...share })),
    place,
  };
}

function counter<Name extends string>(names: readonly Name[]): Record<Name, Share> {
  return Object.fromEntries(names.map((name) => [name, { n: 0, of: 0 }])) as Record<Name, Share>;
}

function count(share: Share, right: boolean, weight: number): void {
  share.of += weight;
  if (right) share.n += weight;
}

/** The share of a name that nobody knows before. */
function shareOf(shares: Map<string, Share>, name: string): Share {
  const share = shares.get(name) ?? { n: 0, of: 0 };
  shares.set(name, share);
  return share;
}

const ascending = (shares: ReadonlyMap<string, Share>): [string, Share][] =>
  [...shares].sort(([one], [other]) => (one < other ? -1 : 1));

/** A judge whose failed units are the whole answer names no place, and neither does gold without a failed segment. */
function namesPlace({ failed, length }: AnswerWithGold, prediction: AnswerPrediction): boolean {
  const covered = merged(prediction.failed).reduce((sum, [start, end]) => sum + end - start, 0);
  return failed.length > 0 && covered > 0 && covered < length;
}

const overlaps = (some: readonly TextRange[], others: readonly TextRange[]): boolean =>
  some.some(([start, end]) => others.some(([from, to]) => start < to && from < end));
