import { ListChecks } from 'lucide-react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { claimSample } from '@/lib/annotation/server/claim-sample';
import { listMySamples } from '@/lib/annotation/server/list-my-samples';
import { load } from '@/lib/entry/load';

interface Props {
  params: Promise<{ projectId: string }>;
}

/** One's own samples of a project, and the way to the next one. */
export default async function AnnotateHomePage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('workspace');
  const v = await getTranslations('verdicts');
  const format = await getFormatter();
  const { rows, total } = await load((ctx) => listMySamples(ctx, projectId));

  async function next(): Promise<void> {
    'use server';
    const claim = await load((ctx) => claimSample(ctx, projectId));
    redirect(`/projects/${projectId}/annotate${claim ? `/${claim.sampleId}` : '?empty=1'}`);
  }
  const start = (
    <form action={next}>
      <Button type="submit" variant="primary">
        {t(rows.some(({ state }) => state === 'claimed') ? 'continue' : 'start')}
      </Button>
    </form>
  );
  return (
    <Page>
      <PageHeader title={t('mine')} description={t('mineText', { count: total })} actions={start} />
      {rows.length === 0 ? (
        <EmptyState icon={<ListChecks aria-hidden />} title={t('noneYet')}>
          {t('noneYetText')}
        </EmptyState>
      ) : (
        <Table aria-label={t('mine')}>
          <TableHead>
            <TableRow>
              {(['sample', 'question', 'state', 'answerIs', 'since'] as const).map((column) => (
                <TableHeader key={column}>{t(`column.${column}`)}</TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.sampleId}>
                <TableCell>
                  {row.state === 'skipped' ? (
                    row.externalId
                  ) : (
                    <TextLink href={`/projects/${projectId}/annotate/${row.sampleId}`}>
                      {row.externalId}
                    </TextLink>
                  )}
                </TableCell>
                <TableCell className="max-w-96 truncate">{row.question}</TableCell>
                <TableCell>
                  <Badge
                    tone={
                      row.state === 'submitted' ? 'confirmed' : row.state === 'claimed' ? 'needs' : 'neutral'
                    }
                  >
                    {t(`state.${row.state}`)}
                  </Badge>
                </TableCell>
                <TableCell>{row.verdict === 'undecided' ? t('undecided') : v(row.verdict)}</TableCell>
                <TableCell>
                  {format.dateTime(new Date(row.submittedAt ?? row.claimedAt), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  );
}
