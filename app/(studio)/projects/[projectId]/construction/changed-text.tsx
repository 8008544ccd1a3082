import { useTranslations } from 'next-intl';
import { shownEdits } from '@/lib/construction/shown-edits';
import type { ConstructedSample } from '@/lib/construction/view-schema';

/** The words around each change of the source's answer: what stood there, what stands there now, and what the reference says. */
export function ChangedText({ sample: { pedigree, source, language } }: { sample: ConstructedSample }) {
  const t = useTranslations('construction');
  return (
    <ul className="flex flex-col gap-2">
      {shownEdits(pedigree, source).map(({ before, was, is, after, evidence }, at) => (
        <li key={at} lang={language} className="wrap-anywhere">
          {before}
          <del className="text-danger" aria-label={t('was', { text: was })}>
            {was}
          </del>
          <ins className="ml-1 font-medium text-ink no-underline" aria-label={t('is', { text: is })}>
            {is}
          </ins>
          {after}
          {evidence !== null && (
            <span className="block text-xs text-ink-3">{t('evidence', { text: evidence })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
