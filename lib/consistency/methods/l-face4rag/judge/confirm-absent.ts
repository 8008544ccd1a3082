import { askShown } from '../ask/ask-segments';
import type { JudgeCaller } from '../ask/judge-caller';
import type { ReferenceView, Windows } from '../../../ask/reference-view';
import type { FactPoint } from '../steps';
import { objectionTo } from './objection';
import { pointsOf } from './points';

/**
 * Points of a segment that were not found in the windows shown, asked about in the rest of the reference, part by part,
 * until one bears the point out with a quote: a hallucination is one against the whole reference alone.
 */
export async function confirmAbsent(
  caller: JudgeCaller,
  points: readonly FactPoint[],
  windows: Windows,
): Promise<{ points: FactPoint[]; replies: string[] }> {
  const { reference } = caller;
  const parts = reference.others(windows);
  const replies: string[] = [];
  const confirmed = await Promise.all(
    points.map(async (point) => {
      const absent =
        point.verdict === 'inconsistent' && point.contexts.every(({ match }) => match === 'none');
      if (!absent) return point;
      for (const part of parts) {
        const reply = await askShown(
          caller,
          caller.shapes.fact,
          { text: point.point },
          reference.shown(part),
        );
        replies.push(...reply.replies);
        const found = borneOut(caller, reference, point.point, pointsOf(caller, reply.value));
        if (found) return found;
      }
      return point;
    }),
  );
  return { points: confirmed, replies };
}

/** The point as another part of the reference bears it out; null where it does not. */
function borneOut(
  { question }: JudgeCaller,
  reference: ReferenceView,
  point: string,
  found: readonly FactPoint[],
): FactPoint | null {
  const whole = found.length > 0 && found.every(({ verdict }) => verdict === 'consistent');
  if (!whole || objectionTo(found, { segment: point, question, reference })) return null;
  const reason = found.map((one) => one.reason).join(' ');
  return { point, contexts: found.flatMap(({ contexts }) => contexts), verdict: 'consistent', reason };
}
