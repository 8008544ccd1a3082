import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { load } from '@/lib/entry/load';
import { listImports } from '@/lib/exchange/server/list-imports';
import { Upload } from './upload';

export default async function ImportPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('import');
  const format = await getFormatter();
  const imports = await load((ctx) => listImports(ctx, projectId));
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <Upload projectId={projectId} />
      {imports.length > 0 && (
        <Table aria-label={t('earlier')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('file')}</TableHeader>
              <TableHeader>{t('state')}</TableHeader>
              <TableHeader>{t('earlier')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {imports.map((row) => (
              <TableRow key={row.id}>
                <TableCell>
                  <TextLink href={`/projects/${projectId}/import/${row.id}`}>{row.fileName}</TextLink>
                </TableCell>
                <TableCell>
                  <Badge tone={row.state === 'done' ? 'confirmed' : 'neutral'}>
                    {t(`states.${row.state}`)}
                  </Badge>
                </TableCell>
                <TableCell>
                  {row.state === 'done' &&
                    `${t('added', { count: row.added })} · ${t('same', { count: row.same })} · ${t('rejected', { count: row.rejected })} · `}
                  {format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  );
}
