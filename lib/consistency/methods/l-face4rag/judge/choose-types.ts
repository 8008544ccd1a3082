import { askSegments, type SegmentReply } from '../ask/ask-segments';
import type { JudgeCaller } from '../ask/judge-caller';
import type { TypeReply } from '../ask/shapes';
import type { TypeSteps } from '../steps';
import type { FactOutcome, LogicOutcome } from './outcome';

/** Both stages of one segment. */
export interface JudgedStages {
  text: string;
  fact: FactOutcome;
  logic: LogicOutcome | null;
}

export interface ChosenType {
  steps: TypeSteps;
  replies: string[];
}

/**
 * The type of each failed segment's error, chosen from all types by what both stages found: what the stages named with
 * their verdicts where they agree, else what the model says to both findings. Null for a segment that did not fail.
 */
export async function chooseTypes(
  caller: JudgeCaller,
  segments: readonly JudgedStages[],
): Promise<(ChosenType | null)[]> {
  const agreed = segments.map((segment) => (isFailed(segment) ? agreedType(segment) : null));
  const open = segments.filter((segment, at) => isFailed(segment) && agreed[at] === null);
  const asked = open.map((segment) => ({ text: segment.text, findings: findingsAndTypes(segment) }));
  const replies = open.length > 0 ? await askSegments(caller, caller.shapes.type, asked) : [];
  const answered = new Map(open.map((segment, at) => [segment, chosen(replies[at]!)]));
  return segments.map((segment, at) => agreed[at] ?? answered.get(segment) ?? null);
}

const isFailed = ({ fact, logic }: JudgedStages): boolean =>
  fact.verdict === 'inconsistent' || logic?.verdict === 'inconsistent';

/** What every failed stage named alike. */
function agreedType({ fact, logic }: JudgedStages): ChosenType | null {
  const failed = [fact, logic].filter((stage) => stage?.verdict === 'inconsistent');
  const types = new Set(failed.map((stage) => stage?.type ?? null));
  const [type] = types;
  if (types.size !== 1 || !type) return null;
  return {
    steps: { type, reason: '', noVerdict: null, reasoning: '' },
    replies: failed.flatMap((stage) => stage?.replies.slice(-1) ?? []),
  };
}

const chosen = ({ value, noVerdict, reasoning, replies }: SegmentReply<TypeReply>): ChosenType => ({
  steps: { type: value?.type ?? null, reason: value?.reason ?? '', noVerdict, reasoning },
  replies,
});

/** What the failed stages said, a line each. */
export function findingsOf({ fact, logic }: Omit<JudgedStages, 'text'>): string {
  const points = fact.steps.points.filter(({ verdict }) => verdict === 'inconsistent');
  const lines = points.map(({ point, reason }) => `${point}: ${reason}`);
  if (logic?.verdict === 'inconsistent') lines.push(logic.steps.comparison);
  return lines.join('\n');
}

/** The same with the types that the stages named, each in brackets. */
function findingsAndTypes(segment: JudgedStages): string {
  const named = [segment.fact.type, segment.logic?.type].filter(Boolean).map((type) => `(${type})`);
  return [findingsOf(segment), ...named].join('\n');
}
