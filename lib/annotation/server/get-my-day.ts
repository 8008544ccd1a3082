import type { Ctx } from '@/lib/auth/ctx';
import { isTimeZone } from '../time-zone';
import { requirePerson } from './annotator';

export interface MyDay {
  /** Samples submitted since midnight, in all projects. */
  submitted: number;
  /** The person's own; null without one. */
  goal: number | null;
  showTime: boolean;
}

/** How far the acting person's day is, whose midnight is that of `timeZone` (IANA); of UTC where that is none. */
export async function getMyDay(ctx: Ctx, timeZone: string): Promise<MyDay> {
  const userId = requirePerson(ctx);
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const rows = await ctx.db.$queryRaw<{ submitted: number; goal: number | null; showTime: boolean }[]>`
    SELECT u."dailyGoal" AS goal, u."showTime", (
      SELECT count(*)::int FROM "Assignment" a
      WHERE a."userId" = u.id AND a.state = 'submitted'
        AND a."submittedAt" >= date_trunc('day', now() AT TIME ZONE ${zone}) AT TIME ZONE ${zone}
    ) AS submitted
    FROM "User" u WHERE u.id = ${userId}`;
  return rows[0] ?? { submitted: 0, goal: null, showTime: true };
}
