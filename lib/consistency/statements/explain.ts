import type { MethodSteps } from '@/lib/annotation/steps/method-steps';
import type { Stage } from '@/lib/typology/error-type';
import { statementStepsSchema } from './steps';

/** What was said of a statement, as lines of plain text. */
export function explainStatement(steps: MethodSteps): Record<Stage | 'type', string[]> {
  const { extract, check } = statementStepsSchema.parse(steps);
  const silent = extract?.noVerdict ?? check?.noVerdict;
  if (silent) return { fact: [`no verdict (${silent.fault}): ${silent.raw}`], logic: [], type: [] };
  const votes = check && check.votes.length > 0 ? ` (of ${check.votes.join(', ')})` : '';
  const line = check?.label ? `[${check.label}]${votes} ${check.reason}`.trim() : '';
  return { fact: line ? [line] : [], logic: [], type: [] };
}
