import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { ImportNotes } from './import-notes';
import type { ImportView } from '@/lib/exchange/import/view';

/** What became of a file, and where to go from here. */
export function ImportResult({ projectId, row }: { projectId: string; row: ImportView }) {
  const t = useTranslations('import');
  const base = `/projects/${projectId}`;
  const again = <LinkButton href={`${base}/import`}>{t('another')}</LinkButton>;
  if (row.state !== 'done')
    return (
      <>
        <Callout kind={row.state === 'failed' ? 'danger' : 'info'} role="status">
          {row.state === 'failed' && t('failedText')}
          {row.state === 'expired' && t('expiredText')}
          {row.state === 'cancelled' && t('cancelledText')}
        </Callout>
        <div className="flex gap-2">{again}</div>
      </>
    );
  const counts = (['added', 'same', 'rejected'] as const).map((key) => t(key, { count: row[key] }));
  return (
    <>
      <Callout
        kind={row.rejected > 0 ? 'warning' : 'success'}
        role="status"
        title={t('result', { rows: t('rows', { count: row.rows }), counts: counts.join(' · ') })}
      >
        {row.rejected > 0 && t('rejectedText')}
      </Callout>
      <ImportNotes notes={row.notes} />
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" href={`${base}/samples`}>
          {t('toSamples')}
        </LinkButton>
        {again}
      </div>
    </>
  );
}
