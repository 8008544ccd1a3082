import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { type ReactNode } from 'react';
import { Providers } from '@/components/shell/providers';
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
  // The theme is an attribute from a cookie: no script runs before the first paint, so none needs a nonce.
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value);
  const locale = await getLocale();
  return (
    <html lang={locale} data-theme={theme}>
      <body>
        <NextIntlClientProvider>
          <Providers>
            <div className="isolate">{children}</div>
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
