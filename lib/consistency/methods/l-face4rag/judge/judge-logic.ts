import { askSegments, type SegmentReply } from '../ask/ask-segments';
import type { JudgeCaller } from '../ask/judge-caller';
import type { LogicReply } from '../ask/shapes';
import type { LogicFrame } from '../steps';
import { type LogicOutcome, namedType, taken } from './outcome';

/** Logic consistency of segments (paper section 4.2): each one's logical frame against the context's. */
export async function judgeLogic(
  caller: JudgeCaller,
  segments: readonly string[],
  repeat?: number,
): Promise<LogicOutcome[]> {
  const replies = await askSegments(
    caller,
    caller.shapes.logic,
    segments.map((text) => ({ text })),
    repeat,
  );
  return replies.map((reply) => outcome(caller, reply));
}

function outcome({ reference }: JudgeCaller, reply: SegmentReply<LogicReply>): LogicOutcome {
  const { value, noVerdict, reasoning } = reply;
  const contexts = (value?.context ?? []).map((quote) => reference.quote(quote));
  const verdict = value?.verdict ?? 'abstained';
  return {
    ...taken(reply),
    verdict,
    steps: {
      contexts,
      segmentFrame: value ? frame(value.segment_frame) : null,
      contextFrame: value ? frame(value.context_frame) : null,
      comparison: value?.comparison ?? '',
      verdict,
      noVerdict,
      reasoning,
    },
    type: verdict === 'inconsistent' ? namedType(value?.type) : null,
    unclear: verdict === 'unsure' || contexts.some(({ match }) => match === 'none'),
  };
}

/** A frame said in one line has no connections of its own. */
const frame = (said: LogicFrame | string): LogicFrame =>
  typeof said === 'string' ? { connections: [], summary: said } : said;
