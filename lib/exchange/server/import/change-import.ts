import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type SettingsChange, settingsChangeSchema, parseSettings } from '../../dialect/settings';
import { runInThread } from '../thread/in-thread';
import type { Inspection } from '../../import/view';
import { inspectImport } from './inspect-import';
import { loadedBytes } from '../upload/uploaded-bytes';
import { requireImport } from './require-import';
import { secondUpload } from './second-upload';

/**
 * Changes by hand how a file is read, what its columns mean or which other file it is joined to, while it waits; returns how it looks
 * then. Fails as secondUpload does, and with no_such_preset.
 */
export async function changeImport(ctx: Ctx, importId: string, input: SettingsChange): Promise<Inspection> {
  const change = settingsChangeSchema.parse(input);
  const row = await requireImport(ctx, importId);
  await requireProject(ctx, row.projectId, 'lead', { writes: true });
  const before = parseSettings(row.settings);
  await secondUpload(ctx, row, change);
  const settings = await runInThread('changedSettings', loadedBytes(ctx.db, row), before, change);
  const { count } = await ctx.db.import.updateMany({
    where: { id: importId, state: 'ready' },
    data: { settings, touchedAt: now() },
  });
  if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_ended' });
  return inspectImport(ctx, importId);
}
