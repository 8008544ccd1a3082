import type { Verdict } from '@/lib/annotation/labels/verdict';
import { claimsNothing } from '../../offline/claims';
import { askOne, askSegments, type SegmentReply } from '../ask/ask-segments';
import type { JudgeCaller } from '../ask/judge-caller';
import type { FactReply } from '../ask/shapes';
import type { FactPoint } from '../steps';
import { confirmAbsent } from './confirm-absent';
import { type Objection, objectionTo, objectionWords } from './objection';
import { type FactOutcome, namedType, taken } from './outcome';
import { pointsOf, verdictOf } from './points';

/**
 * Fact consistency of segments (paper section 4.2): inconsistent if any point is, consistent if every point is. What was
 * found consistent without ground is asked once more with the reason, and then left without a verdict.
 */
export async function judgeFacts(
  caller: JudgeCaller,
  segments: readonly string[],
  repeat?: number,
): Promise<FactOutcome[]> {
  const replies = await askSegments(
    caller,
    caller.shapes.fact,
    segments.map((text) => ({ text })),
    repeat,
  );
  return Promise.all(segments.map((segment, at) => judgedFacts(caller, segment, replies[at]!, repeat)));
}

async function judgedFacts(
  caller: JudgeCaller,
  segment: string,
  first: SegmentReply<FactReply>,
  repeat?: number,
): Promise<FactOutcome> {
  const points = pointsOf(caller, first.value);
  if (first.noVerdict) return outcome('abstained', points, first, { noVerdict: first.noVerdict });
  const objection = against(caller, segment, points);
  if (!objection) return windowed(caller, points, first);
  const words = objectionWords(objection, caller.language);
  const second = await askOne(caller, caller.shapes.fact, { text: segment, objection: words }, repeat);
  const replies = [...first.replies, ...second.replies];
  const again = { ...second, replies };
  if (second.noVerdict)
    return outcome('abstained', points, again, { noVerdict: second.noVerdict, unclear: true });
  const repoints = pointsOf(caller, second.value);
  const still = against(caller, segment, repoints);
  if (still) {
    const noVerdict = { fault: 'unsupported', raw: objectionWords(still, caller.language) };
    return outcome('abstained', repoints, again, { noVerdict, unclear: true });
  }
  return { ...(await windowed(caller, repoints, again)), unclear: true };
}

/** What stands against a reply that found nothing wrong; one that did needs no quote. */
function against(caller: JudgeCaller, segment: string, points: readonly FactPoint[]): Objection | null {
  if (points.some(({ verdict }) => verdict === 'inconsistent')) return null;
  if (points.length === 0 && claimsNothing(segment)) return null;
  const { question, reference } = caller;
  return objectionTo(points, { segment, question, reference });
}

/** A reply over parts of the reference, held against the rest of it where something was not found. */
async function windowed(
  caller: JudgeCaller,
  points: FactPoint[],
  reply: SegmentReply<FactReply>,
): Promise<FactOutcome> {
  if (reply.windows === null) return outcome(verdictOf(points), points, reply);
  const confirmed = await confirmAbsent(caller, points, reply.windows);
  const replies = [...reply.replies, ...confirmed.replies];
  return outcome(verdictOf(confirmed.points), confirmed.points, { ...reply, replies });
}

function outcome(
  verdict: Verdict,
  points: FactPoint[],
  reply: SegmentReply<FactReply>,
  {
    noVerdict = null,
    unclear = false,
  }: { noVerdict?: { fault: string; raw: string } | null; unclear?: boolean } = {},
): FactOutcome {
  const doubtful = points.some(
    (point) => point.verdict === 'unsure' || point.contexts.some(({ match }) => match === 'none'),
  );
  return {
    ...taken(reply),
    verdict,
    steps: { points, verdict, noVerdict, reasoning: reply.reasoning },
    type: verdict === 'inconsistent' ? namedType(reply.value?.type) : null,
    unclear: unclear || doubtful,
  };
}
