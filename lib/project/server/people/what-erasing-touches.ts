import type { z } from 'zod';
import type { touchedSchema } from '@/lib/project/view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { USER_UID } from './person-uid';

export type Touched = z.infer<typeof touchedSchema>;

/** What stays and what goes when a person is erased, told before it is done; their copies, who came with files, too. For owners. */
export async function whatErasingTouches(ctx: Ctx, userId: string): Promise<Touched> {
  requireOwner(ctx);
  const [projects, [written], claims] = await Promise.all([
    ctx.db.member.count({ where: { userId } }),
    ctx.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId" JOIN "User" c ON c.id = w."userId"
      JOIN "User" u ON u.id = ${userId}
      WHERE c.id = u.id OR (c."importedIntoId" IS NOT NULL AND c."originId" = ${USER_UID})`,
    ctx.db.assignment.count({ where: { userId, state: 'claimed' } }),
  ]);
  return { projects, annotations: written!.n, claims };
}
