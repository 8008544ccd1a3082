import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { env } from '@/lib/env';
import type { ImportState } from '../../import/view';
import { KEPT_STATES } from './waiting-states';

export interface StoredFile {
  importId: string;
  fileName: string;
  state: ImportState;
  /** As much as it counts for: an upload under way as large as it will be. */
  bytes: number;
  touchedAt: string;
  project: { id: string; name: string };
  /** Null where the command line or the studio itself brought it. */
  person: string | null;
}
export interface StoredFiles {
  files: StoredFile[];
  limits: { personMb: number; projectMb: number; hours: number };
}

/** Every uploaded file that takes up room in the database, the largest first, with what is allowed. For owners. */
export async function listStoredFiles(ctx: Ctx): Promise<StoredFiles> {
  requireOwner(ctx);
  const rows = await ctx.db.import.findMany({
    where: { state: { in: [...KEPT_STATES] } },
    select: {
      id: true,
      fileName: true,
      state: true,
      bytes: true,
      size: true,
      touchedAt: true,
      createdById: true,
      project: { select: { id: true, name: true } },
    },
  });
  const ids = rows.flatMap(({ createdById }) => createdById ?? []);
  const people = await ctx.db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const files = rows.map(({ id, fileName, state, bytes, size, touchedAt, createdById, project }) => ({
    importId: id,
    fileName,
    state,
    project,
    touchedAt: touchedAt.toISOString(),
    bytes: Math.max(Number(bytes), Number(size ?? 0)),
    person: names.get(createdById ?? '') ?? null,
  }));
  const { UPLOAD_PERSON_MB, UPLOAD_PROJECT_MB, UPLOAD_HOURS } = env();
  return {
    files: files.sort((one, other) => other.bytes - one.bytes),
    limits: { personMb: UPLOAD_PERSON_MB, projectMb: UPLOAD_PROJECT_MB, hours: UPLOAD_HOURS },
  };
}
