import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { HistoryEntry } from '@/lib/annotation/sample-detail';

/** What was done to the sample, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslations('samples');
  const format = useFormatter();
  return (
    <Section title={t('history')}>
      {entries.length === 0 ? (
        <p className="text-ink-3">{t('noHistory')}</p>
      ) : (
        <ol className="flex flex-col gap-1 text-sm">
          {entries.map(({ id, at, actor, action }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="num text-ink-3">
                {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
              </time>
              <span>{t.has(`action.${action}`) ? t(`action.${action}`) : action}</span>
              <span className="text-ink-2">{actor}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
