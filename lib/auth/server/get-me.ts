import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type Contrast, toContrast } from '@/lib/i18n/contrast';
import { type AppLocale, isLocale } from '@/lib/i18n/locale';
import { type TextSize, toTextSize } from '@/lib/i18n/text-size';
import { type Theme, toTheme } from '@/lib/i18n/theme';

export interface Me {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'member';
  /** Null follows the browser. */
  locale: AppLocale | null;
  theme: Theme;
  contrast: Contrast;
  textSize: TextSize;
  /** Samples a day that they want to submit; null without a goal. */
  dailyGoal: number | null;
  /** Whether the desk shows them their active time. */
  showTime: boolean;
}

/** The acting person's own account. */
export async function getMe(ctx: Ctx): Promise<Me> {
  const user = await ctx.db.user.findUnique({
    where: { id: ctx.actor.userId ?? '' },
    select: {
      ...{ id: true, name: true, email: true, role: true, locale: true, theme: true },
      ...{ contrast: true, textSize: true, dailyGoal: true, showTime: true },
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
