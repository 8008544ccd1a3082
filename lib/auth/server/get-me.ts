import { type Ctx } from '@/lib/auth/ctx';
import { LOCALES, type Preferences, THEMES } from '@/lib/auth/preferences';
import { fail } from '@/lib/errors';

export interface Me extends Preferences {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'member';
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
    locale: LOCALES.find((locale) => locale === user.locale) ?? null,
    theme: THEMES.find((theme) => theme === user.theme) ?? 'system',
  };
}
