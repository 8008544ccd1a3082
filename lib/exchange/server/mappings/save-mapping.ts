import type { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { newMappingSchema } from '../../paths/new-mapping';
import { readsPaths } from '../../presets/registry';

/** Mappings that one project may keep. */
const MOST_MAPPINGS = 100;

/**
 * Keeps a mapping under a name, in place of one that has the name already. Fails with `invalid`: no_such_preset where no file of that kind
 * is read by paths, and too_big at "name" where a project has a hundred. Leads only.
 */
export async function saveMapping(
  ctx: Ctx,
  { projectId, name, preset, paths }: z.output<typeof newMappingSchema>,
): Promise<{ id: string }> {
  if (!readsPaths({ preset }))
    fail({ code: 'invalid', issues: [{ path: 'preset', code: 'no_such_preset' }] });
  return inTx(ctx, async (tx) => {
    await requireProject(tx, rowId(projectId, 'project'), 'lead', { writes: true });
    const others = await tx.db.savedMapping.count({ where: { projectId, name: { not: name } } });
    if (others >= MOST_MAPPINGS) fail({ code: 'invalid', issues: [{ path: 'name', code: 'too_big' }] });
    const kept = { preset, paths, savedById: tx.actor.userId, savedAt: now() };
    const { id } = await tx.db.savedMapping.upsert({
      where: { projectId_name: { projectId, name } },
      create: { projectId, name, ...kept },
      update: kept,
      select: { id: true },
    });
    await recordAudit(tx, {
      action: 'saved_mapping.save',
      objectType: 'saved_mapping',
      objectId: id,
      projectId,
      after: { name, preset },
    });
    return { id };
  });
}
