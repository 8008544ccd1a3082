import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { latestNumber } from './latest-number';

const schema = z.object({ number: z.number().int().min(1) });

/** Notes that the acting person has a version before them; an earlier one than the noted one changes nothing. */
export async function markGuidelineRead(ctx: Ctx, projectId: string, input: unknown): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const { number } = schema.parse(input);
  const { id } = await requireProject(ctx, projectId, 'read');
  if (number > (await latestNumber(ctx.db, id))) fail({ code: 'not_found', object: 'guideline' });
  await ctx.db.$executeRaw`
    INSERT INTO "GuidelineReceipt" ("projectId", "userId", "number") VALUES (${id}::uuid, ${userId}, ${number})
    ON CONFLICT ("projectId", "userId") DO UPDATE SET "number" = excluded."number", "at" = now()
    WHERE "GuidelineReceipt"."number" < excluded."number"`;
}
