import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';
import { KEPT_STATES } from './waiting-states';

const MIB = 1024 * 1024;

/** Bytes that uploaded files take up, and may take up. */
interface Use {
  used: number;
  limit: number;
}
export interface UploadUse {
  /** Null for the system itself, which has no share. */
  person: Use | null;
  project: Use;
}

/** What waits of a person and in a project; an upload under way counts as large as it will be. */
export async function uploadUse(db: Db, projectId: string, userId: string | null): Promise<UploadUse> {
  const [row] = await db.$queryRaw<{ person: number; project: number }[]>`
    SELECT coalesce(sum("kept") FILTER (WHERE "createdById" = ${userId}), 0)::float8 AS "person",
      coalesce(sum("kept") FILTER (WHERE "projectId" = ${projectId}::uuid), 0)::float8 AS "project"
    FROM (SELECT "createdById", "projectId", greatest("bytes", "size") AS "kept" FROM "Import"
      WHERE "state"::text IN (${Prisma.join([...KEPT_STATES])})
        AND ("projectId" = ${projectId}::uuid OR "createdById" = ${userId})) AS "each"`;
  const { UPLOAD_PERSON_MB, UPLOAD_PROJECT_MB } = env();
  return {
    person: userId === null ? null : { used: row!.person, limit: UPLOAD_PERSON_MB * MIB },
    project: { used: row!.project, limit: UPLOAD_PROJECT_MB * MIB },
  };
}

/** Fails with `quota` when this many more bytes would exceed the share of the person or of the project. */
export async function requireRoom(
  db: Db,
  target: { projectId: string; userId: string | null },
  bytes: number,
): Promise<void> {
  const use = await uploadUse(db, target.projectId, target.userId);
  for (const owner of ['person', 'project'] as const) {
    const share = use[owner];
    if (share && share.used + bytes > share.limit)
      fail({ code: 'quota', of: owner, limitBytes: share.limit, usedBytes: share.used });
  }
}
