import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';

const SIGN = { supports: 'thumbs-up', contradicts: 'thumbs-down', not_found: 'search-x' } as const;
const TONE = { supports: 'text-supports', contradicts: 'text-contradicts', not_found: 'text-ink-2' };

/** One piece of evidence in a line or two: how it speaks, its words, and a sign where only a method says so. */
export function EvidenceLine({ item, language }: { item: Evidence; language: string }) {
  const t = useTranslations('workspace');
  return (
    <>
      <Glyph name={SIGN[item.relation]} className={`mt-0.75 ${TONE[item.relation]}`} />
      <span className={`shrink-0 ${TONE[item.relation]}`}>{t(item.relation)}</span>
      {item.origin === 'method' && (
        <span className="mt-0.75 shrink-0 text-prefilled" title={t('byMethod')}>
          <Glyph name="bot" />
          <span className="sr-only">{t('byMethod')}</span>
        </span>
      )}
      <span lang={language} className="line-clamp-2 min-w-0 flex-1 break-words text-ink-2">
        {isSpan(item)
          ? item.quote
          : item.searched.map((words) => t('searchWords', { words })).join(t('comma'))}
      </span>
    </>
  );
}
