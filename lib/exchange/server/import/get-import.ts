import type { Ctx } from '@/lib/auth/ctx';
import type { ImportView } from '../../import/view';
import { importView } from './import-view';
import { requireImport } from './require-import';

export async function getImport(ctx: Ctx, importId: string): Promise<ImportView> {
  return importView(await requireImport(ctx, importId));
}
