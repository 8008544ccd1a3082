import { isUnseen } from '@/lib/annotation/exposure/exposure';
import type { Exposure } from '@/lib/annotation/view';
import { CARRY_LABELS } from '@/lib/consistency/methods/registry';

/** Stands for a judge of which nothing is known: no gold that it touched is safe for any. */
export const UNKNOWN_FAMILY = '';

/**
 * The family of a judge: all that ask one model, whatever their method and version, since what a person took over from one of them favours
 * the others too. A method that asks no model is a family of its own.
 */
export const judgeFamily = ({ method, model }: { method: string; model: string | null }): string =>
  model ?? method;

/**
 * The family of a judge whose prediction people were shown. What a method carries over is people's word, and nobody knows which judges moved
 * that.
 */
export const touchingFamily = (judge: { method: string; model: string | null }): string =>
  CARRY_LABELS.includes(judge.method) ? UNKNOWN_FAMILY : judgeFamily(judge);

/** A label that gold rests on: what had been shown before it, and whose prediction that was; null where none is known. */
export interface ShownLabel {
  exposure: Exposure;
  family: string | null;
}

/**
 * The families of judges that may have moved a piece of gold. Whoever had seen a peer's label may have been moved by whatever anybody was
 * shown; a lead who adjudicates sees every prediction that there is.
 *
 * @param own the labels that it rests on
 * @param all the labels of everybody on the sample
 * @param predicted families whose predictions a lead saw; null where no lead adjudicated the sample
 */
export function touchingFamilies(
  own: readonly ShownLabel[],
  all: readonly ShownLabel[],
  predicted: readonly string[] | null,
): Set<string> {
  const resting = predicted !== null || own.some(({ exposure }) => exposure === 'peer') ? all : own;
  return new Set([...resting.flatMap(familyShown), ...(predicted ?? [])]);
}

/** Whoever had seen a peer's label may have been shown a prediction too. */
function familyShown({ exposure, family }: ShownLabel): string[] {
  if (isUnseen(exposure)) return [];
  if (exposure === 'peer') return family === null ? [] : [family];
  return [family ?? UNKNOWN_FAMILY];
}

/** Whether gold can be held against a judge of the family without favouring it. */
export const isSafeFor = (family: string, touched: Iterable<string>): boolean =>
  ![...touched].some((one) => one === family || one === UNKNOWN_FAMILY);
