import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireFreeDisk } from '@/lib/db/free-disk';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';
import { toStorable } from '@/lib/storable';
import { requireProject } from '@/lib/project/server/require-project';
import { NAME_LENGTH } from '../../upload/same-file';
import { requireRoom } from './upload-use';

export interface UploadPlan {
  name: string;
  /** Bytes; null where the sender does not know. */
  size: number | null;
  /** When the file itself was last changed. */
  modifiedAt: Date | null;
}

/**
 * Makes room for a file whose bytes follow. Fails with `invalid` (file: empty_file), `too_large`, `quota`, or `unavailable` where
 * the disk would be full afterwards.
 */
export async function createUpload(ctx: Ctx, projectId: string, plan: UploadPlan): Promise<{ id: string }> {
  const { name, size, modifiedAt } = plan;
  const limitBytes = env().MAX_UPLOAD_MB * 1024 * 1024;
  if (size === 0) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  if (size !== null && size > limitBytes) fail({ code: 'too_large', limitBytes });
  return inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    await requireFreeDisk(size ?? 0);
    const { userId } = ctx.actor;
    // One after another: two that come at once would each find the room that is there for one.
    for (const share of [projectId, userId ?? ''])
      await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`upload ${share}`}, 0))`;
    await requireRoom(tx.db, { projectId, userId }, size ?? 1);
    return tx.db.import.create({
      data: {
        projectId,
        fileName: toStorable(name.slice(0, NAME_LENGTH)).text,
        size,
        modifiedAt,
        createdById: userId,
      },
      select: { id: true },
    });
  });
}
