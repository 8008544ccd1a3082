import { failedStage } from '@/lib/annotation/labels/judgement';
import type { JudgedSegment, Method } from '@/lib/consistency/method';
import type { Stage } from '@/lib/typology/error-type';

/** What a method said of one stage of a segment, as lines of plain text; empty where it was not asked. */
export function explain(segment: JudgedSegment, stage: Stage, method: Pick<Method, 'explain'>): string {
  const { steps } = segment.machine;
  const said = steps ? (method.explain?.(steps, stage) ?? []) : stage === 'fact' ? findingLines(segment) : [];
  return [...said, ...typeLine(segment, stage, method)].join('\n');
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
function typeLine(segment: JudgedSegment, stage: Stage, method: Pick<Method, 'explain'>): string[] {
  const { errorType: type, machine } = segment;
  if (type === null || failedStage(segment) !== stage) return [];
  const reason = machine.steps ? (method.explain?.(machine.steps, 'type') ?? []) : [];
  return [[`error type: ${type}`, ...reason].join(' | ')];
}
