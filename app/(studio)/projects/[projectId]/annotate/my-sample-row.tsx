import { Flag } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Badge, type Tone } from '@/components/ui/badge';
import { TableCell, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { type MySample } from '@/lib/annotation/server/list-my-samples';

const TONE: Record<MySample['state'], Tone> = {
  claimed: 'needs',
  submitted: 'confirmed',
  skipped: 'neutral',
};

/** One sample that the person has taken, and how far it is. */
export function MySampleRow({ row, projectId }: { row: MySample; projectId: string }) {
  const t = useTranslations('workspace');
  const format = useFormatter();
  const when = new Date(row.submittedAt ?? row.claimedAt);
  return (
    <TableRow>
      <TableCell>
        {row.state === 'skipped' ? (
          row.externalId
        ) : (
          <TextLink href={`/projects/${projectId}/annotate/${row.sampleId}`}>{row.externalId}</TextLink>
        )}
      </TableCell>
      <TableCell className="max-w-96 truncate" title={row.reason ?? undefined}>
        {row.question}
      </TableCell>
      <TableCell>
        <span className="flex items-center gap-2">
          <Badge tone={TONE[row.state]}>{t(`state.${row.state}`)}</Badge>
          {row.flagged && (
            <Flag role="img" aria-label={t('flaggedMark')} className="size-3.5 fill-needs text-needs" />
          )}
        </span>
      </TableCell>
      <TableCell>
        {row.verdict === 'undecided' ? t('undecided') : <VerdictMark verdict={row.verdict} />}
      </TableCell>
      <TableCell className="num whitespace-nowrap">
        {format.dateTime(when, { dateStyle: 'medium', timeStyle: 'short' })}
      </TableCell>
    </TableRow>
  );
}
