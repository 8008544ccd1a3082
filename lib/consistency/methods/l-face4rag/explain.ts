import type { JudgeQuote, MethodSteps } from '@/lib/annotation/steps/method-steps';
import type { Stage } from '@/lib/typology/error-type';
import { type LFace4ragSteps, lFace4ragStepsSchema, type LogicFrame } from './steps';

/** What was said of one stage of a segment, or of its error type, as lines of plain text; empty where nothing was asked. */
export function explain(steps: MethodSteps, stage: Stage | 'type'): string[] {
  const { fact, logic, type }: LFace4ragSteps = lFace4ragStepsSchema.parse(steps);
  if (stage === 'type') return type?.reason ? [type.reason] : [];
  const noVerdict = (stage === 'fact' ? fact : logic)?.noVerdict;
  if (noVerdict) return [`no verdict (${noVerdict.fault}): ${noVerdict.raw}`];
  if (stage === 'fact')
    return (fact?.points ?? []).map(
      ({ point, contexts, consistent, reason }) =>
        `[${consistent ? 'consistent' : 'inconsistent'}] ${[point, quotes(contexts), reason].filter(Boolean).join(' | ')}`,
    );
  if (!logic) return [];
  return [
    `context: ${quotes(logic.contexts)}`,
    `segment: ${frame(logic.segmentFrame)}`,
    `reference: ${frame(logic.contextFrame)}`,
    `comparison: ${logic.comparison}`,
  ];
}

/** A quote that stands nowhere in the reference is marked: it is a sign in itself. */
const quotes = (contexts: readonly JudgeQuote[]): string =>
  contexts
    .map(({ quote, match }) => `“${quote}”${match === 'none' ? ' (not in the reference)' : ''}`)
    .join(' ');

function frame(logic: LogicFrame | null): string {
  const connections = (logic?.connections ?? []).map(({ connective, kind, components }) => {
    const parts = components.map(({ role, text }) => `${role} = ${text}`).join('; ');
    return `(${[connective, kind, parts].filter(Boolean).join(': ')})`;
  });
  return [logic?.summary ?? '', ...connections].filter(Boolean).join(' ');
}
