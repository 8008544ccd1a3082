import type { MethodQuote, MethodSteps } from '@/lib/annotation/steps/method-steps';
import type { Stage } from '@/lib/typology/error-type';
import { type FactSteps, lFace4ragStepsSchema, type LogicFrame, type LogicSteps } from './steps';

/** What was said of each stage of a segment, and of its error type, as lines of plain text; empty where nothing was asked. */
export function explain(steps: MethodSteps): Record<Stage | 'type', string[]> {
  const { fact, logic, type } = lFace4ragStepsSchema.parse(steps);
  return { fact: factLines(fact), logic: logicLines(logic), type: type?.reason ? [type.reason] : [] };
}

const noVerdictLines = ({ fault, raw }: NonNullable<FactSteps['noVerdict']>): string[] => [
  `no verdict (${fault}): ${raw}`,
];

function factLines(fact: FactSteps | null): string[] {
  if (fact?.noVerdict) return noVerdictLines(fact.noVerdict);
  return (fact?.points ?? []).map(
    ({ point, contexts, verdict, reason }) =>
      `[${verdict}] ${[point, quotes(contexts), reason].filter(Boolean).join(' | ')}`,
  );
}

function logicLines(logic: LogicSteps | null): string[] {
  if (!logic) return [];
  if (logic.noVerdict) return noVerdictLines(logic.noVerdict);
  return [
    `context: ${quotes(logic.contexts)}`,
    `segment: ${frame(logic.segmentFrame)}`,
    `reference: ${frame(logic.contextFrame)}`,
    `comparison: ${logic.comparison}`,
  ];
}

/** A quote that stands nowhere in the reference is marked: it is a sign in itself. */
const quotes = (contexts: readonly MethodQuote[]): string =>
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
