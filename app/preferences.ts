'use server';

import { z } from 'zod';
import { keepPreferences } from '@/lib/entry/preference-cookies';
import { findCtx } from '@/lib/entry/require-ctx';
import { action } from '@/lib/entry/server-action';
import { CONTRASTS } from '@/lib/i18n/contrast';
import { LOCALES } from '@/lib/i18n/locale';
import { TEXT_SIZES } from '@/lib/i18n/text-size';
import { THEMES } from '@/lib/i18n/theme';
import { updateMe } from '@/lib/project/server/people/update-me';

const schema = z.object({
  locale: z.enum(LOCALES).nullable().optional(),
  theme: z.enum(THEMES).optional(),
  contrast: z.enum(CONTRASTS).optional(),
  textSize: z.literal(TEXT_SIZES).optional(),
});

/** Keeps language (null: as the browser) and appearance in this browser and, when somebody is signed in, with the account. */
export const savePreferences = action([schema], async (choice) => {
  await keepPreferences(choice);
  const ctx = await findCtx();
  if (ctx) await updateMe(ctx, choice);
  return { ok: true, value: undefined };
});
