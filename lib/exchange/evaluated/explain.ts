import type { JudgeQuote, JudgeSteps, LogicFrame } from '@/lib/annotation/steps/judge-steps';
import { failedStage } from '@/lib/annotation/labels/judgement';
import type { JudgedSegment } from '@/lib/consistency/method';
import type { Stage } from '@/lib/typology/error-type';

/** What a judge said of one stage of a segment, as lines of plain text; empty where it was not asked. */
export function explain(segment: JudgedSegment, stage: Stage): string {
  const { steps } = segment.machine;
  const said = steps ? stepLines(steps, stage) : stage === 'fact' ? findingLines(segment) : [];
  return [...said, ...typeLine(segment, stage)].join('\n');
}

function stepLines({ fact, logic }: JudgeSteps, stage: Stage): string[] {
  const asked = stage === 'fact' ? fact : logic;
  if (asked?.noVerdict) return [`no verdict (${asked.noVerdict.fault}): ${asked.noVerdict.raw}`];
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

function findingLines({ machine }: JudgedSegment): string[] {
  const found = machine.findings.map(({ rule, segmentQuote, referenceQuote }) =>
    [rule, segmentQuote && `“${segmentQuote}”`, referenceQuote && `“${referenceQuote}”`]
      .filter(Boolean)
      .join(' | '),
  );
  return machine.rationale === '' ? found : [...found, machine.rationale];
}

/** The error type stands with the stage that it is charged to. */
function typeLine(segment: JudgedSegment, stage: Stage): string[] {
  const type = segment.errorType;
  if (type === null || failedStage(segment) !== stage) return [];
  const reason = segment.machine.steps?.type?.reason;
  return [`error type: ${type}${reason ? ` | ${reason}` : ''}`];
}
