import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { ImportNotes } from './import-notes';
import type { ImportView } from '@/lib/exchange/import/view';
import type { ImportPrefill } from '@/lib/exchange/server/import/get-import-prefill';
import { NextStep } from './next-step';

interface Props {
  projectId: string;
  row: ImportView;
  /** Of an import that is done. */
  prefill: ImportPrefill | null;
}

/** What became of a file, and where to go from here. */
export function ImportResult({ projectId, row, prefill }: Props) {
  const t = useTranslations('import');
  const errors = useTranslations('errors');
  if (row.state !== 'done' || !prefill)
    return (
      <>
        <Callout kind={row.state === 'failed' ? 'danger' : 'info'} role="status">
          {row.state === 'failed' && t('failedText')}{' '}
          {row.issues.map(({ code }) => errors(`issue.${code}`)).join(' ')}
          {row.state === 'expired' && t('expiredText')}
          {row.state === 'cancelled' && t('cancelledText')}
        </Callout>
        <div className="flex gap-2">
          <LinkButton href={`/projects/${projectId}/import`}>{t('another')}</LinkButton>
        </div>
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
      <NextStep projectId={projectId} prefill={prefill} />
    </>
  );
}
