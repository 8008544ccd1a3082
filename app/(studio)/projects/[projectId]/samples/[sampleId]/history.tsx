import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { HistoryEntry } from '@/lib/annotation/sample-detail';
import { messageOr } from '@/lib/i18n/message-or';

/** What was done to the sample, newest first, as a part of its page. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslations('samples');
  return (
    <Section title={t('history')}>
      <HistoryList entries={entries} />
    </Section>
  );
}

/** The same without a frame. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslations('samples');
  const log = useTranslations('auditLog');
  const format = useFormatter();
  if (entries.length === 0) return <p className="text-ink-3">{t('noHistory')}</p>;
  return (
    <ol className="flex flex-col gap-1 text-sm">
      {entries.map(({ id, at, actor, action }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <time dateTime={at} className="num text-ink-3">
            {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
          </time>
          <span>{messageOr(log, `action.${action}`, action)}</span>
          <span className="text-ink-2">{actor}</span>
        </li>
      ))}
    </ol>
  );
}
