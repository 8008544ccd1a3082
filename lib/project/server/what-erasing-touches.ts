import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';

export interface Touched {
  projects: number;
  annotations: number;
  claims: number;
}

/** What stays and what goes when a person is erased, told before it is done. For owners. */
export async function whatErasingTouches(ctx: Ctx, userId: string): Promise<Touched> {
  requireOwner(ctx);
  const [projects, annotations, claims] = await Promise.all([
    ctx.db.member.count({ where: { userId } }),
    ctx.db.annotation.count({ where: { author: { userId } } }),
    ctx.db.assignment.count({ where: { userId, state: 'claimed' } }),
  ]);
  return { projects, annotations, claims };
}
