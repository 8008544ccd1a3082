import { useLocale } from 'next-intl';

/** The name of a language for people, by its tag; the tag where it has none. */
export function useLanguageText(): (tag: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language', fallback: 'code' });
  return (tag) => names.of(tag) ?? tag;
}
