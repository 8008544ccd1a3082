import type { Import } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { openAsks } from '../../convert/told';
import { type ImportSettings, parseSettings } from '../../dialect/settings';
import { missingFields } from '../../import/missing-fields';
import { secondUpload } from './second-upload';

/** What a file needs before it can be read to its end. */
export interface Startable {
  settings: ImportSettings;
  second: Import | null;
}

/** Fails with `state`/already_ended for an import that is done, was cancelled, or was given up. */
export function requireNotEnded({ state }: Pick<Import, 'state'>): void {
  if (ENDED.includes(state)) fail({ code: 'state', object: 'import', reason: 'already_ended' });
}
const ENDED: readonly Import['state'][] = ['done', 'cancelled', 'failed', 'expired'];

/** Fails with `invalid` for each required field without a column, for what has to be told of the file, and for a second file that is gone. */
export async function requireStartable(ctx: Ctx, row: Import): Promise<Startable> {
  const settings = parseSettings(row.settings);
  const missing = [
    ...missingFields(settings).map((field) => ({
      path: `mapping.${field}`,
      code: 'missing_column' as const,
    })),
    ...openAsks(settings, row.fileName).map((field) => ({
      path: `told.${field}`,
      code: 'not_told' as const,
    })),
  ];
  if (missing.length > 0) fail({ code: 'invalid', issues: missing });
  return { settings, second: await secondUpload(ctx, row, settings) };
}
