import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { load } from '@/lib/entry/load';
import { formatSampleQuery, parseSampleQuery, SAMPLE_STATES, type SampleQuery } from '@/lib/sample/query';
import { listSamples } from '@/lib/sample/server/list-samples';
import { Verdict } from './verdict';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SamplesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = parseSampleQuery(await searchParams);
  const t = await getTranslations('samples');
  const { rows, total } = await load((ctx) => listSamples(ctx, projectId, query));
  const base = `/projects/${projectId}/samples`;
  const to = (change: Partial<SampleQuery>): string =>
    `${base}?${formatSampleQuery({ ...query, page: 1, ...change })}`;
  const pages = Math.max(1, Math.ceil(total / query.size));
  return (
    <Page width="wide">
      <PageHeader title={t('title')} description={t('count', { count: total })} />
      <div className="flex flex-wrap items-center gap-2">
        <form action={base} className="flex gap-2">
          <Input
            name="search"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            defaultValue={query.search ?? ''}
            className="w-72"
          />
          {query.state && <input type="hidden" name="state" value={query.state} />}
          <Button type="submit">{t('find')}</Button>
        </form>
        <nav aria-label={t('state')} className="flex flex-wrap gap-1">
          {[null, ...SAMPLE_STATES].map((state) => (
            <LinkButton
              key={state}
              size="sm"
              variant={query.state === state ? 'secondary' : 'quiet'}
              aria-current={query.state === state ? 'true' : undefined}
              href={to({ state })}
            >
              {state ? t(`states.${state}`) : t('all')}
            </LinkButton>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Table aria-label={t('title')}>
          <TableHead>
            <TableRow>
              {(['id', 'question', 'language', 'generator', 'state', 'machine', 'person'] as const).map(
                (column) => (
                  <TableHeader key={column}>{t(column)}</TableHeader>
                ),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} className="hover:bg-hover">
                <TableCell className="max-w-56 truncate">
                  <TextLink href={`${base}/${row.id}`}>{row.externalId}</TextLink>
                </TableCell>
                <TableCell className="max-w-130 truncate">{row.question}</TableCell>
                <TableCell>{row.language}</TableCell>
                <TableCell>{row.generator}</TableCell>
                <TableCell>
                  <Badge
                    tone={
                      row.state === 'submitted' ? 'confirmed' : row.state === 'claimed' ? 'accent' : 'neutral'
                    }
                  >
                    {t(`states.${row.state}`)}
                  </Badge>
                </TableCell>
                <TableCell>{row.machine && <Verdict verdict={row.machine.verdict} />}</TableCell>
                <TableCell>
                  {row.human && <Verdict verdict={row.human.verdict} />} {row.human?.errorTypes.join(' ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pages > 1 && (
        <nav className="flex items-center gap-3 text-sm">
          {query.page > 1 && (
            <LinkButton size="sm" href={to({ page: query.page - 1 })}>
              {t('newer')}
            </LinkButton>
          )}
          <span className="num text-ink-2">{t('page', { page: query.page, pages })}</span>
          {query.page < pages && (
            <LinkButton size="sm" href={to({ page: query.page + 1 })}>
              {t('older')}
            </LinkButton>
          )}
        </nav>
      )}
    </Page>
  );
}
