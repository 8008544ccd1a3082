import { type Ctx, userActor } from '@/lib/auth/ctx';
import { getMe } from '@/lib/auth/server/get-me';
import { keepPreferences } from '@/lib/entry/preference-cookies';

/** Applies the language and appearance that the person chose on another device. */
export async function adoptPreferences(ctx: Ctx, userId: string): Promise<void> {
  const { locale, theme, contrast, textSize } = await getMe({ ...ctx, actor: userActor(userId, 'member') });
  await keepPreferences({
    locale: locale ?? undefined,
    theme: theme === 'system' ? undefined : theme,
    contrast,
    textSize,
  });
}
