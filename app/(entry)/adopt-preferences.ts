import { type Ctx, userActor } from '@/lib/auth/ctx';
import { getMe } from '@/lib/auth/server/get-me';
import { keepPreferences } from '@/lib/entry/preference-cookies';

/** What the person who has just come in chose on another machine comes along. */
export async function adoptPreferences(ctx: Ctx, userId: string): Promise<void> {
  const { locale, theme, contrast, textSize } = await getMe({ ...ctx, actor: userActor(userId, 'member') });
  await keepPreferences({
    locale: locale ?? undefined,
    theme: theme === 'system' ? undefined : theme,
    contrast,
    textSize,
  });
}
