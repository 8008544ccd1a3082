import type { Ctx } from '@/lib/auth/ctx';
import { requirePerson } from '../assignment/annotator';
import { midnight } from './midnight';

export interface MyDay {
  /** Samples submitted since midnight, in all projects, each once; training does not count. */
  submitted: number;
  /** The person's own; null without one. */
  goal: number | null;
  showTime: boolean;
}

/** The acting person's progress today, from midnight in `timeZone` (IANA; UTC if it is not a valid zone). */
export async function getMyDay(ctx: Ctx, timeZone: string): Promise<MyDay> {
  const userId = requirePerson(ctx);
  const rows = await ctx.db.$queryRaw<{ submitted: number; goal: number | null; showTime: boolean }[]>`
    SELECT u."dailyGoal" AS goal, u."showTime", (
      SELECT count(DISTINCT a."sampleId")::int FROM "Assignment" a
      JOIN "Round" r ON r.id = a."roundId" AND r.kind <> 'training'
      WHERE a."userId" = u.id AND a.state = 'submitted'
        AND a."submittedAt" >= ${midnight(timeZone)}
    ) AS submitted
    FROM "User" u WHERE u.id = ${userId}`;
  return rows[0] ?? { submitted: 0, goal: null, showTime: true };
}
