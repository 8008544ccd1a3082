import { failedStage } from '@/lib/annotation/labels/judgement';
import type { JudgedSegment, Method } from '@/lib/consistency/method';
import type { Stage } from '@/lib/typology/error-type';

/** What a method said of each stage of a segment, as lines of plain text; empty where it was not asked. */
export function explainSegment(
  segment: JudgedSegment,
  method: Pick<Method, 'explain'>,
): Record<Stage, string> {
  const { steps } = segment.machine;
  const said = steps
    ? (method.explain?.(steps) ?? { fact: [], logic: [], type: [] })
    : { fact: findingLines(segment), logic: [], type: [] };
  const text = (stage: Stage) => [...said[stage], ...typeLine(segment, stage, said.type)].join('\n');
  return { fact: text('fact'), logic: text('logic') };
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
function typeLine(segment: JudgedSegment, stage: Stage, reason: readonly string[]): string[] {
  const type = segment.errorType;
  if (type === null || failedStage(segment) !== stage) return [];
  return [[`error type: ${type}`, ...reason].join(' | ')];
}
