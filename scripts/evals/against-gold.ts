import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { JudgedSegment } from '@/lib/consistency/method';
import type { Span } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';
import type { LabelledSpan } from './labelled-file';

/** A label and what a judge made of the same span of the answer. */
export interface Pair {
  gold: Pick<LabelledSpan, 'consistent' | 'type'>;
  judged: AnswerVerdict;
}

/**
 * A judge's verdict on a span of an answer that it may have segmented otherwise: the worst of the segments that overlap
 * it, by the rule for whole answers. Undecided where none does.
 */
export function verdictOn(
  [start, end]: Span,
  segments: readonly Pick<JudgedSegment, 'spans' | 'fact' | 'logic'>[],
  judges: readonly Stage[],
): AnswerVerdict {
  const over = segments.filter(({ spans }) => spans.some(([from, to]) => from < end && to > start));
  return answerVerdict(over, judges);
}

interface Scores {
  /** Share of labels that the judge said the same of; an undecided one is not the same as either. */
  accuracy: number | null;
  /** Mean of the accuracies on consistent and on inconsistent labels. */
  balancedAccuracy: number | null;
  /** Of those judged inconsistent, the share that is. */
  precision: number | null;
  undecided: number;
  /** Of inconsistent labels of each type (`untyped` where none was named), the share judged inconsistent. */
  recall: Record<string, { labels: number; recall: number }>;
}

/** Null where there is nothing to divide by. Recall over all types is under `all`. */
export function scores(pairs: readonly Pair[]): Scores {
  const right = ({ gold, judged }: Pair): boolean =>
    judged === (gold.consistent ? 'consistent' : 'inconsistent');
  const share = (of: readonly Pair[]): number | null =>
    of.length === 0 ? null : round(of.filter(right).length / of.length);
  const bad = pairs.filter(({ gold }) => !gold.consistent);
  const good = pairs.filter(({ gold }) => gold.consistent);
  const types = [...new Set(bad.map(({ gold }) => gold.type ?? 'untyped'))].sort();
  const recall = types.map((type) => {
    const of = bad.filter(({ gold }) => (gold.type ?? 'untyped') === type);
    return [type, { labels: of.length, recall: share(of)! }] as const;
  });
  const [sound, unsound] = [share(good), share(bad)];
  return {
    accuracy: share(pairs),
    balancedAccuracy: sound === null || unsound === null ? null : round((sound + unsound) / 2),
    precision: share(pairs.filter(({ judged }) => judged === 'inconsistent')),
    undecided: pairs.filter(({ judged }) => judged === 'undecided').length,
    recall: Object.fromEntries([
      ...(unsound === null ? [] : [['all', { labels: bad.length, recall: unsound }] as const]),
      ...recall,
    ]),
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
