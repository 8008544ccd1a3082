import type { Ctx } from '@/lib/auth/ctx';
import { DEFAULT_PREFILL_METHOD } from '@/lib/consistency/methods/registry';
import { GOING } from '@/lib/consistency/server/control/run-queue';
import { requireProject } from '@/lib/project/server/require-project';
import { parseSettings } from '../../dialect/settings';
import { requireImport } from './require-import';

/** How far the offline engine is with what an import added. */
export interface ImportPrefill {
  /** `due`: it is about to be started; `open`: it may be; `closed`: it may not, in an archived project. */
  state: 'due' | 'going' | 'done' | 'open' | 'closed';
  /** The run that goes on or has ended, with its samples. */
  run: { id: string; done: number; total: number } | null;
}

/** A run has read what an import added if it ended after it: it goes on until every sample of the project is read. */
export async function getImportPrefill(ctx: Ctx, importId: string): Promise<ImportPrefill> {
  const row = await requireImport(ctx, importId);
  const { may } = await requireProject(ctx, row.projectId, 'lead');
  const run = await ctx.db.run.findFirst({
    where: {
      projectId: row.projectId,
      method: DEFAULT_PREFILL_METHOD,
      kind: 'full',
      imported: false,
      OR: [
        { state: { in: [...GOING] } },
        { state: 'done', finishedAt: { gte: row.finishedAt ?? undefined } },
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, done: true, total: true, state: true },
  });
  if (run) {
    const { state, ...rest } = run;
    return { state: state === 'done' ? 'done' : 'going', run: rest };
  }
  if (!may.lead) return { state: 'closed', run: null };
  return { state: parseSettings(row.settings).prefill ? 'due' : 'open', run: null };
}
