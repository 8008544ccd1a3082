'use server';

import { z } from 'zod';
import { keepPreferences } from '@/lib/entry/preference-cookies';
import { findCtx } from '@/lib/entry/require-ctx';
import { LOCALES } from '@/lib/i18n/locale';
import { THEMES } from '@/lib/i18n/theme';
import { updateMe } from '@/lib/project/server/update-me';

const schema = z.object({ locale: z.enum(LOCALES).nullable().optional(), theme: z.enum(THEMES).optional() });

/** Keeps language (null: as the browser) and theme in this browser and, when somebody is signed in, with the account. */
export async function savePreferences(input: z.input<typeof schema>): Promise<void> {
  const choice = schema.parse(input);
  await keepPreferences(choice);
  const ctx = await findCtx();
  if (ctx) await updateMe(ctx, choice);
}
