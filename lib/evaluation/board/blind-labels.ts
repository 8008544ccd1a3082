import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { altTest } from '../statistics/alt-test';
import { annotatorCeiling } from '../statistics/annotator-ceiling';
import type { AnnotatedItem } from '../statistics/annotated-item';
import {
  countAnswers,
  matrixFigures,
  meanFigure,
  type PredictedAnswer,
} from '../statistics/confusion-matrix';
import type { BoardData, BoardSample, JudgedAnswers } from './board-data';
import type { JudgeDetail } from './view-schema';

type BlindFigures = Pick<JudgeDetail, 'blind' | 'ceiling' | 'altTest'>;

/** Everybody who labelled an answer before any judge spoke, by id, in one order for all judges. */
export const annotatorsOf = ({ samples }: BoardData): string[] =>
  [...new Set(samples.flatMap(({ labels }) => [...labels.keys()]))].sort();

/** One judge against people's blind labels: no gold is needed for it, and none can have been moved by the judge. */
export function blindFigures(
  samples: readonly BoardSample[],
  { predictions }: JudgedAnswers,
  annotators: readonly string[],
  epsilon: number,
): BlindFigures {
  const items = samples.flatMap(({ labels }, at): AnnotatedItem<AnswerVerdict>[] => {
    const judge = predictions[at]?.verdict;
    if (judge === undefined || labels.size === 0) return [];
    return [{ labels: annotators.map((id) => labels.get(id) ?? null), judge }];
  });
  const shared = items.filter(({ labels }) => labels.filter((label) => label !== null).length > 1);
  return {
    blind: agreementWithEach(items, annotators.length),
    ceiling: shared.length === 0 ? null : ceilingOf(shared),
    altTest: altTestOf(shared, epsilon),
  };
}

/** Means over annotators of the judge's agreement with each, on the answers where the person decided. */
function agreementWithEach(
  items: readonly AnnotatedItem<AnswerVerdict>[],
  annotators: number,
): BlindFigures['blind'] {
  const counted = Array.from({ length: annotators }, (_, annotator) =>
    countAnswers(
      items.flatMap(({ labels, judge }): PredictedAnswer[] => {
        const gold = labels[annotator];
        return gold == null ? [] : [{ gold, predicted: judge! }];
      }),
    ),
  );
  const figures = counted.map(({ matrix }) => matrixFigures(matrix));
  const labels = counted.reduce((sum, { matrix: { tp, fn, fp, tn } }) => sum + tp + fn + fp + tn, 0);
  return {
    labels,
    annotators: figures.filter(({ accuracy }) => accuracy !== null).length,
    agreement: meanFigure(figures.map(({ accuracy }) => accuracy)),
    balanced: meanFigure(figures.map(({ balancedAccuracy }) => balancedAccuracy)),
  };
}

function ceilingOf(items: readonly AnnotatedItem<AnswerVerdict>[]): BlindFigures['ceiling'] {
  const { annotators, human, judge, balanced, gap, pairwise } = annotatorCeiling(items);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  return {
    human,
    judge,
    balancedHuman: balanced.human,
    balancedJudge: balanced.judge,
    gap,
    pairwise,
    items: sum(annotators.map((one) => one.items)),
    ties: sum(annotators.map(({ ties }) => ties)),
  };
}

function altTestOf(items: readonly AnnotatedItem<AnswerVerdict>[], epsilon: number): BlindFigures['altTest'] {
  const found = altTest(items, { epsilon });
  if (!found) return null;
  const { winningRate, advantage, passed, tests, skipped } = found;
  return { winningRate, advantage, passed, annotators: tests.length, skipped: skipped.length };
}
