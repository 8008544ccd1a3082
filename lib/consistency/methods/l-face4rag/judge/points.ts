import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { JudgeCaller } from '../ask/judge-caller';
import type { FactReply } from '../ask/shapes';
import type { FactPoint } from '../steps';

/** The points of a reply, their quotes looked up in the reference. */
export const pointsOf = ({ reference }: JudgeCaller, value: FactReply | null): FactPoint[] =>
  (value?.points ?? []).map(({ context, ...point }) => ({
    ...point,
    contexts: context.map((quote) => reference.quote(quote)),
  }));

/** Inconsistent if any point is, else unsure if any is; consistent where all are, and where there is none. */
export function verdictOf(points: readonly FactPoint[]): Verdict {
  if (points.some(({ verdict }) => verdict === 'inconsistent')) return 'inconsistent';
  return points.some(({ verdict }) => verdict === 'unsure') ? 'unsure' : 'consistent';
}
