import type { z } from 'zod';
import type { projectSettingsSchema } from '../settings-view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { byName } from '@/lib/text/by-name';
import { requireProject } from './require-project';

export type ProjectSettings = z.input<typeof projectSettingsSchema>;

/** Everything that the settings screen of a project shows; for its leads. */
export async function getProjectSettings(ctx: Ctx, projectId: string): Promise<ProjectSettings> {
  const { may } = await requireProject(ctx, projectId, 'lead');
  const project = await ctx.db.project.findUniqueOrThrow({
    where: { id: projectId },
    include: {
      members: {
        include: { user: { select: { name: true, email: true } } },
      },
      links: {
        where: { kind: 'invitation', usedAt: null, revokedAt: null, expiresAt: { gt: now() } },
        orderBy: { createdAt: 'desc' },
      },
      _count: { select: { samples: true, annotations: true, members: true, runs: true, imports: true } },
    },
  });
  const { id, name, description, version, archivedAt, exposurePolicy, controlShare, showGenerator, _count } =
    project;
  const drafts = await countStarted(ctx.db, projectId);
  return {
    id,
    name,
    description,
    version,
    archived: archivedAt !== null,
    deletedBy: may.open.includes('delete') ? null : await ownerNames(ctx.db),
    holds: _count,
    exposure: { policy: exposurePolicy, controlShare, showGenerator, drafts },
    members: project.members.map(({ userId, role, user }) => ({ userId, role, ...user })).sort(byName),
    invitations: project.links.map((link) => ({
      id: link.id,
      role: link.projectRole ?? 'reader',
      expiresAt: link.expiresAt,
      remark: link.remark,
    })),
  };
}

async function ownerNames(db: Db): Promise<string[]> {
  const owners = await db.user.findMany({ where: { role: 'owner' }, select: { id: true, name: true } });
  return owners.sort(byName).map(({ name }) => name);
}

/**
 * Drafts that their people have opened or worked on; those that are only reserved for them are started over by a
 * change.
 */
async function countStarted(db: Db, projectId: string): Promise<number> {
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Annotation" x
    WHERE x."projectId" = ${projectId}::uuid AND x.source = 'annotator' AND x.state = 'draft' AND NOT EXISTS (
      SELECT FROM "Assignment" a JOIN "Author" w ON w."userId" = a."userId"
      WHERE w.id = x."authorId" AND a."roundId" = x."roundId" AND a."sampleId" = x."sampleId"
        AND a.state = 'claimed' AND a."reservedUntil" IS NOT NULL AND x.version = 1
        AND NOT EXISTS (SELECT FROM "Label" l WHERE l."annotationId" = x.id AND l.version > 1))`;
  return rows[0]!.n;
}
