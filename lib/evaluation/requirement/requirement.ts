import { z } from 'zod';
import type { Share } from '@/lib/annotation/exposure/proportion';
import type { BoardFigures } from '../board/view-schema';

/** With so many blind answers or more, balanced accuracy is taken on them alone. */
const ENOUGH_BLIND = 50;

/** What a judge has to have shown before it may pre-fill; null asks for nothing. */
export const requirementSchema = z.object({
  /** Balanced accuracy on gold. */
  balancedAccuracy: z.number().min(0).max(1).nullable(),
  /** Pass rate of its model in the latest order-bias test. */
  passRate: z.number().min(0).max(1).nullable(),
});
export type Requirement = z.infer<typeof requirementSchema>;

/** Whether it asks for anything at all. */
export const isRequired = ({ balancedAccuracy, passRate }: Requirement): boolean =>
  balancedAccuracy !== null || passRate !== null;

/** What a judge has shown; null where it was not measured, or not tested. */
export interface JudgeRecord {
  balancedAccuracy: { value: number; answers: number; blind: boolean } | null;
  passRate: Share | null;
}

export const UNMET_REASONS = [
  'not_measured',
  'low_balanced_accuracy',
  'not_tested',
  'low_pass_rate',
] as const;
export type UnmetReason = (typeof UNMET_REASONS)[number];

/** What a judge lacks to pass; rates are compared unrounded. */
export function unmetReasons(
  requirement: Requirement,
  { balancedAccuracy, passRate }: JudgeRecord,
): UnmetReason[] {
  const unmet: UnmetReason[] = [];
  if (requirement.balancedAccuracy !== null) {
    if (balancedAccuracy === null) unmet.push('not_measured');
    else if (balancedAccuracy.value < requirement.balancedAccuracy) unmet.push('low_balanced_accuracy');
  }
  if (requirement.passRate !== null) {
    if (passRate === null || passRate.of === 0) unmet.push('not_tested');
    else if (passRate.n / passRate.of < requirement.passRate) unmet.push('low_pass_rate');
  }
  return unmet;
}

/** The same of any method: one that asks no model always may pre-fill. */
export const unmetBy = (
  { model }: { model: string | null },
  requirement: Requirement,
  record: JudgeRecord,
): UnmetReason[] => (model === null ? [] : unmetReasons(requirement, record));

/** Balanced accuracy of a judge of the board: on blind gold where there is enough of it, else on all. */
export function measuredAccuracy(board: BoardFigures, judge: number): JudgeRecord['balancedAccuracy'] {
  const on = (key: string): JudgeRecord['balancedAccuracy'] => {
    const row = board.subsets.find((subset) => subset.key === key)?.rows[judge];
    const value = row?.figures.balancedAccuracy.value ?? null;
    return row && value !== null ? { value, answers: row.predicted, blind: key === 'blind' } : null;
  };
  const blind = on('blind');
  return blind && blind.answers >= ENOUGH_BLIND ? blind : on('all');
}
