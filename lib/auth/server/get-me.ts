import type { z } from 'zod';
import type { meSchema } from '../view-schema';
import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { toContrast } from '@/lib/i18n/contrast';
import { isLocale } from '@/lib/i18n/locale';
import { toTextSize } from '@/lib/i18n/text-size';
import { toTheme } from '@/lib/i18n/theme';

export type Me = z.infer<typeof meSchema>;

/** The acting person's own account. */
export async function getMe(ctx: Ctx): Promise<Me> {
  const user = await ctx.db.user.findUnique({
    where: { id: ctx.actor.userId ?? '' },
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      locale: true,
      theme: true,
      contrast: true,
      textSize: true,
      dailyGoal: true,
      showTime: true,
    },
  });
  if (!user) fail({ code: 'not_found', object: 'user' });
  return {
    ...user,
    locale: isLocale(user.locale) ? user.locale : null,
    theme: toTheme(user.theme),
    contrast: toContrast(user.contrast),
    textSize: toTextSize(user.textSize),
  };
}
