import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type SettingsChange, settingsChangeSchema, settingsSchema } from '../settings';
import type { Inspection } from '../view';
import { takeHead } from '../take-head';
import { changedSettings, inspectImport } from './inspect-import';
import { readChunks } from './read-chunks';
import { requireImport } from './require-import';

/** Changes by hand how a file is read or what its columns mean, while it waits; answers how it looks then. */
export async function changeImport(ctx: Ctx, importId: string, input: SettingsChange): Promise<Inspection> {
  const change = settingsChangeSchema.parse(input);
  const row = await requireImport(ctx, importId);
  await requireProject(ctx, row.projectId, 'lead', { writes: true });
  const head = await takeHead(readChunks(ctx.db, importId));
  const settings = changedSettings(head, settingsSchema.parse(row.settings), change);
  const { count } = await ctx.db.import.updateMany({
    where: { id: importId, state: 'ready' },
    data: { settings },
  });
  if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_ended' });
  return inspectImport(ctx, importId);
}
