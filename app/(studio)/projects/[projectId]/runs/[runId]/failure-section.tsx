import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { RunDetail } from '@/lib/consistency/run-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { isLive } from '../is-live';
import { retry } from '../actions';

/** The samples that could not be read, each with why, and one more attempt at them alone. */
export function FailureSection({ projectId, run }: { projectId: string; run: RunDetail }) {
  const t = useTranslations('runs');
  const f = useTranslations('endpoints.fault');
  const { failures, failed } = run;
  return (
    <Section
      title={t('failures')}
      description={
        failures.length < failed ? t('firstOf', { part: failures.length, whole: failed }) : undefined
      }
      actions={
        !isLive(run) &&
        run.state !== 'paused' &&
        !run.imported && (
          <ActButton size="sm" action={retry.bind(null, { projectId, runId: run.id })}>
            {t('retry')}
          </ActButton>
        )
      }
    >
      <Table aria-label={t('failures')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('sample')}</TableHeader>
            <TableHeader>{t('why')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {failures.map(({ sampleId, externalId, reason, fault }) => (
            <TableRow key={sampleId}>
              <TableCell>
                <TextLink href={`/projects/${projectId}/samples/${sampleId}`} className="wrap-anywhere">
                  {externalId}
                </TextLink>
              </TableCell>
              <TableCell>
                {fault !== null && <span className="block">{messageOr(f, fault, '')}</span>}
                <span lang="en" className="text-xs wrap-anywhere text-ink-3">
                  {reason}
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
