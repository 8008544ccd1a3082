import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import { requireImport } from '../import/require-import';
import { requireNotEnded, requireStartable } from '../import/require-startable';
import { settingsFingerprint } from './settings-fingerprint';

/**
 * Has a worker find out what taking a waiting file over would do. Returns the comparison that is under way already, if the file is
 * still read as it was for it; any other ends. Fails as requireNotEnded and requireStartable do, and with `state`/already_running once the import has begun.
 */
export async function startComparison(ctx: Ctx, importId: string): Promise<{ id: string }> {
  return inTx(ctx, async (tx) => {
    const { projectId, id } = await requireImport(tx, importId);
    await requireProject(tx, projectId, 'lead', { writes: true });
    await tx.db.$queryRaw`SELECT id FROM "Import" WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await requireImport(tx, id);
    requireNotEnded(row);
    if (row.state !== 'ready') fail({ code: 'state', object: 'import', reason: 'already_running' });
    await requireStartable(tx, row);
    const fingerprint = settingsFingerprint(row);
    const going = await tx.db.importComparison.findFirst({
      where: { importId: id, fingerprint, state: { in: ['queued', 'running'] } },
      select: { id: true },
    });
    if (going) return going;
    await tx.db.importComparison.deleteMany({ where: { importId: id } });
    const made = await tx.db.importComparison.create({
      data: { importId: id, fingerprint, createdById: tx.actor.userId },
      select: { id: true },
    });
    await enqueue(tx.db, 'compare-import', { comparisonId: made.id });
    return made;
  });
}
