import type { Metadata, Viewport } from 'next';
import { getLocale, getNow, getTimeZone, getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { type ReactNode } from 'react';
import { LanguageProvider } from '@/components/shell/language/language-provider';
import { Providers } from '@/components/shell/providers';
import { TellTimeZone } from '@/components/shell/tell-time-zone';
import { CONTRAST_COOKIE, toContrast } from '@/lib/i18n/contrast';
import { TEXT_SIZE_COOKIE, toTextSize } from '@/lib/i18n/text-size';
import { THEME_COOKIE, toTheme } from '@/lib/i18n/theme';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    title: { default: t('product'), template: `%s · ${t('product')}` },
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // How it looks is an attribute from a cookie: no script runs before the first paint, so none needs a nonce.
  const jar = await cookies();
  const theme = toTheme(jar.get(THEME_COOKIE)?.value);
  const contrast = toContrast(jar.get(CONTRAST_COOKIE)?.value);
  const textSize = toTextSize(jar.get(TEXT_SIZE_COOKIE)?.value);
  const locale = await getLocale();
  const [timeZone, now] = await Promise.all([getTimeZone(), getNow()]);
  return (
    <html lang={locale} data-theme={theme} data-contrast={contrast} data-text={textSize}>
      <body>
        <LanguageProvider locale={locale} timeZone={timeZone} now={now}>
          <TellTimeZone />
          <Providers>
            <div className="isolate">{children}</div>
          </Providers>
        </LanguageProvider>
      </body>
    </html>
  );
}
