import type { Import } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure, fail } from '@/lib/errors';
import { requireSecondSize } from '../../convert/second-rows';
import type { ImportSettings } from '../../dialect/settings';
import { requireImport } from './require-import';

/**
 * The upload whose rows an import joins to its own, null where it has none. Fails with `invalid` at the path "second": no_second where
 * no such file of the project is ready, second_too_large.
 */
export async function secondUpload(
  ctx: Ctx,
  first: Pick<Import, 'id' | 'projectId'>,
  { second }: Pick<ImportSettings, 'second'>,
): Promise<Import | null> {
  if (second === undefined) return null;
  const row = await requireImport(ctx, second).catch((error: unknown) => {
    if (error instanceof AppFailure && error.error.code === 'not_found') return null;
    throw error;
  });
  if (!row || row.id === first.id || row.projectId !== first.projectId || row.state !== 'ready')
    fail({ code: 'invalid', issues: [{ path: 'second', code: 'no_second' }] });
  requireSecondSize(Number(row.bytes));
  return row;
}
