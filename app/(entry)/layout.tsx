import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { type ReactNode } from 'react';
import { savePreferences } from '@/app/preferences';
import { AppearanceMenu } from '@/components/shell/appearance-menu';
import { Mark } from '@/components/shell/mark';
import { THEME_COOKIE, toTheme } from '@/lib/i18n/theme';

/** Layout of pages for people who are not signed in: one card. */
export default async function EntryLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common');
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center">
      <header className="mb-6 flex items-center gap-2.5 text-lg font-semibold tracking-tight">
        <Mark className="size-6" />
        {t('product')}
      </header>
      <main className="w-full max-w-100 rounded-lg border border-line bg-surface p-6 sm:p-8">{children}</main>
      <footer className="mt-4">
        <AppearanceMenu theme={theme} save={savePreferences} />
      </footer>
    </div>
  );
}
