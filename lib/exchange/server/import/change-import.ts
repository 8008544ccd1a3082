import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import {
  type ImportSettings,
  type SettingsChange,
  settingsChangeSchema,
  settingsSchema,
} from '../../dialect/settings';
import { readHead } from '../../parse/read-head';
import { runInThread } from '../thread/in-thread';
import type { Inspection } from '../../import/view';
import { inspectImport } from './inspect-import';
import { loadChunks } from '../upload/load-chunks';
import { requireImport } from './require-import';

/** Changes by hand how a file is read or what its columns mean, while it waits; returns how it looks then. */
export async function changeImport(ctx: Ctx, importId: string, input: SettingsChange): Promise<Inspection> {
  const change = settingsChangeSchema.parse(input);
  const row = await requireImport(ctx, importId);
  await requireProject(ctx, row.projectId, 'lead', { writes: true });
  const settings = await changedSettings(ctx, importId, settingsSchema.parse(row.settings), change);
  const { count } = await ctx.db.import.updateMany({
    where: { id: importId, state: 'ready' },
    data: { settings, touchedAt: now() },
  });
  if (count === 0) fail({ code: 'state', object: 'import', reason: 'already_ended' });
  return inspectImport(ctx, importId);
}

/** Columns and the mapping follow the settings, unless they were chosen too. */
async function changedSettings(
  ctx: Ctx,
  importId: string,
  before: ImportSettings,
  change: SettingsChange,
): Promise<ImportSettings> {
  const reads = change.format ?? change.encoding ?? change.dialect ?? change.header;
  if (reads === undefined) return { ...before, ...change };
  const { format, dialect, header, noQuestion } = before;
  const { head } = await readHead(loadChunks(ctx.db, importId), (head) => runInThread('detectHead', head));
  const kept = { format, dialect, header, noQuestion };
  return runInThread('settingsFor', head, change.encoding ?? before.encoding, { ...kept, ...change });
}
