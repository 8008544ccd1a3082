'use server';

import { revalidatePath } from 'next/cache';
import { act, type Outcome } from '@/lib/entry/action';
import { cancelImport } from '@/lib/exchange/server/cancel-import';
import { changeImport } from '@/lib/exchange/server/change-import';
import { startImport } from '@/lib/exchange/server/start-import';
import type { SettingsChange } from '@/lib/exchange/settings';

async function shown<T>(outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const done = await outcome;
  revalidatePath('/projects/[projectId]/import/[importId]', 'page');
  return done;
}

export async function changeImportAction(importId: string, change: SettingsChange) {
  return shown(act((ctx) => changeImport(ctx, importId, change)));
}

export async function startImportAction(importId: string) {
  return shown(act((ctx) => startImport(ctx, importId)));
}

export async function cancelImportAction(importId: string) {
  return shown(act((ctx) => cancelImport(ctx, importId)));
}
