import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { GoldSettings } from '@/lib/adjudication/gold-rule';
import { loadGoldSettings } from './load-gold-settings';

/** A project's settings of gold, for its leads. */
export async function getGoldSettings(ctx: Ctx, projectId: string): Promise<GoldSettings> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { version: _version, ...settings } = await loadGoldSettings(ctx.db, projectId);
  return settings;
}
