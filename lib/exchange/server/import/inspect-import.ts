import type { Ctx } from '@/lib/auth/ctx';
import { readPreviewHead } from '../../import/preview-head';
import { missingFields, settingsSchema } from '../../dialect/settings';
import { runInThread } from '../thread/in-thread';
import type { Inspection } from '../../import/view';
import { importView } from './import-view';
import { isFresh } from '../native/is-fresh';
import { loadChunks } from '../upload/load-chunks';
import { requireImport } from './require-import';

/** How a file that has arrived will be read, with its first rows as they will be. */
export async function inspectImport(ctx: Ctx, importId: string): Promise<Inspection> {
  const row = await requireImport(ctx, importId);
  const settings = settingsSchema.parse(row.settings);
  const head = await readPreviewHead(loadChunks(ctx.db, importId));
  const { rows: preview, content } = await runInThread('previewHead', head, settings);
  const fresh = content !== null && (await isFresh(ctx.db, row.projectId));
  return {
    import: importView(row),
    settings,
    missing: missingFields(settings),
    preview,
    content: content && { ...content, fresh },
  };
}
