'use server';

import { revalidatePath } from 'next/cache';
import { act, type Outcome } from '@/lib/entry/action';
import { action, readByVerb } from '@/lib/entry/server-action';
import { cancelImport } from '@/lib/exchange/server/cancel-import';
import { changeImport } from '@/lib/exchange/server/change-import';
import { startImport } from '@/lib/exchange/server/start-import';
import type { SettingsChange } from '@/lib/exchange/settings';
import { storableText } from '@/lib/storable-schema';

async function shown<T>(outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const done = await outcome;
  revalidatePath('/projects/[projectId]/import/[importId]', 'page');
  return done;
}

export const changeImportAction = action([storableText, readByVerb<SettingsChange>()], (importId, change) =>
  shown(act((ctx) => changeImport(ctx, importId, change))),
);

export const startImportAction = action([storableText], (importId) =>
  shown(act((ctx) => startImport(ctx, importId))),
);

export const cancelImportAction = action([storableText], (importId) =>
  shown(act((ctx) => cancelImport(ctx, importId))),
);
