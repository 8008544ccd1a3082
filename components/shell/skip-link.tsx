import { useTranslations } from 'next-intl';

/** The first stop of the Tab key: past the bar, to what the screen is about. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-2 text-sm font-medium text-canvas focus-visible:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
