import type { Ctx } from '@/lib/auth/ctx';
import type { ComparedImport, ImportComparison } from '../../comparison/view';
import { requireImport } from '../import/require-import';
import { settingsFingerprint } from './settings-fingerprint';

/** What taking a waiting file over would do, as far as it was found out for the way in which it is read now. */
export async function getComparison(ctx: Ctx, importId: string): Promise<ComparedImport> {
  const row = await requireImport(ctx, importId);
  const found = await ctx.db.importComparison.findFirst({
    where: { importId: row.id, fingerprint: settingsFingerprint(row) },
    orderBy: { createdAt: 'desc' },
  });
  if (!found) return { figures: null, madeAt: null, attempt: null };
  const { id, state, done, total, error } = found;
  return {
    figures: found.figures as unknown as ImportComparison | null,
    madeAt: state === 'done' ? (found.finishedAt?.toISOString() ?? null) : null,
    attempt: state === 'done' ? null : { id, state, done, total, error },
  };
}
