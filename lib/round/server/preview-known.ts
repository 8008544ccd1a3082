import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { honeypotsFor } from '../honeypot';
import { chooseKnown } from '../known';
import type { KnownPreview } from '../view';
import { readCandidates } from './known-candidates';
import { readTakers } from './list-takers';
import { newTo } from './new-to';

interface Planned {
  kind: 'training' | 'honeypots';
  /** So many the round would hold. */
  samples: number;
  honeypotShare: number;
  /** Null: everybody who annotates. */
  people: readonly string[] | null;
}

/** Which known answers the next round of a project would hold, and how many of these are new to each of its people; for leads. */
export async function previewKnown(
  ctx: Ctx,
  projectId: string,
  { kind, samples, honeypotShare, people }: Planned,
): Promise<KnownPreview> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const last = await ctx.db.round.aggregate({ where: { projectId }, _max: { number: true } });
  const all = await readTakers(ctx.db, projectId);
  const takers = people === null ? all : all.filter(({ userId }) => people.includes(userId));
  const next = {
    id: null,
    projectId,
    number: (last._max.number ?? 0) + 1,
    takers: takers.map(({ userId }) => userId),
  };
  const use = kind === 'training' ? 'training' : 'honeypot';
  const candidates = await readCandidates(ctx.db, next, use, Prisma.sql`true`);
  const wanted = kind === 'training' ? samples : honeypotsFor(samples, honeypotShare);
  const chosen = chooseKnown(candidates, wanted);
  const ids = chosen.map(({ sampleId }) => sampleId);
  const fresh = await ctx.db.$queryRaw<{ userId: string; n: number }[]>`
    SELECT t.id AS "userId", count(*)::int AS n FROM unnest(${next.takers}::text[]) AS t(id), unnest(${ids}::uuid[]) AS q("sampleId")
    WHERE ${newTo(Prisma.sql`t.id`)} GROUP BY 1`;
  const count = (verdict: 'consistent' | 'inconsistent'): number =>
    chosen.filter((one) => one.verdict === verdict).length;
  return {
    wanted,
    chosen: { consistent: count('consistent'), inconsistent: count('inconsistent') },
    people: takers.map(({ userId, name }) => ({
      ...{ userId, name },
      newTo: fresh.find((row) => row.userId === userId)?.n ?? 0,
    })),
  };
}
