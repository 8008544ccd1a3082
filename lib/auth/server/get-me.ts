import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type AppLocale, isLocale } from '@/lib/i18n/locale';
import { type Theme, toTheme } from '@/lib/i18n/theme';

export interface Me {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'member';
  /** Null follows the browser. */
  locale: AppLocale | null;
  theme: Theme;
}

/** The acting person's own account. */
export async function getMe(ctx: Ctx): Promise<Me> {
  const user = await ctx.db.user.findUnique({
    where: { id: ctx.actor.userId ?? '' },
    select: { id: true, name: true, email: true, role: true, locale: true, theme: true },
  });
  if (!user) fail({ code: 'not_found', object: 'user' });
  return {
    ...user,
    locale: isLocale(user.locale) ? user.locale : null,
    theme: toTheme(user.theme),
  };
}
