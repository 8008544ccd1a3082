/** The languages of the screens; the first is for people whose browser asks for none of them. */
export const LOCALES = ['zh-CN', 'en'] as const;
export type AppLocale = (typeof LOCALES)[number];

export const LOCALE_COOKIE = 'locale';

export function isLocale(value: unknown): value is AppLocale {
  return LOCALES.some((locale) => locale === value);
}

/** The language for a request: the person's choice, else the best of Accept-Language (RFC 9110 12.5.4), else Chinese. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): AppLocale {
  if (isLocale(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.find((param) => param.trim().startsWith('q='));
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'zh-CN';
}
