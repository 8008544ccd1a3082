import type { Ctx } from '@/lib/auth/ctx';
import { missingFields, settingsSchema } from '../../dialect/settings';
import { runInThread } from '../thread/in-thread';
import type { Inspection } from '../../import/view';
import { importView } from './import-view';
import { isFresh } from '../native/is-fresh';
import { loadedBytes } from '../upload/uploaded-bytes';
import { requireImport } from './require-import';

/** How a file that has arrived will be read, with its first rows as they will be. */
export async function inspectImport(ctx: Ctx, importId: string): Promise<Inspection> {
  const row = await requireImport(ctx, importId);
  const settings = settingsSchema.parse(row.settings);
  const file = loadedBytes(ctx.db, row);
  const { rows: preview, content } = await runInThread('previewFile', file, settings);
  const fresh = content !== null && (await isFresh(ctx.db, row.projectId));
  return {
    import: importView(row),
    settings,
    missing: missingFields(settings),
    preview,
    content: content && { ...content, fresh },
  };
}
