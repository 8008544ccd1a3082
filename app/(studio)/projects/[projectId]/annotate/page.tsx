import { ArrowRight, ListChecks } from 'lucide-react';
import { type Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { claimSample } from '@/lib/annotation/server/claim-sample';
import { listMySamples } from '@/lib/annotation/server/list-my-samples';
import { load } from '@/lib/entry/load';
import { can } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { Leftovers } from './leftovers';
import { MySampleRow } from './my-sample-row';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ empty?: string; page?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('workspace'))('mine') };
}

/** One's own samples of a project, and the way to the next one. */
export default async function AnnotateHomePage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const { empty, page: wanted } = await searchParams;
  const page = Math.max(1, Math.trunc(Number(wanted)) || 1);
  const t = await getTranslations('workspace');
  const e = await getTranslations('exposure.page');
  const { rows, total, pageSize, works } = await load(async (ctx) => {
    const access = await requireProject(ctx, projectId, 'read');
    const mine = await listMySamples(ctx, projectId, page);
    return { ...mine, works: !access.archived && can(ctx.actor, access.role, 'annotate') };
  });
  const held = rows.some(({ state }) => state === 'claimed');

  async function next(): Promise<void> {
    'use server';
    const claim = await load((ctx) => claimSample(ctx, projectId));
    redirect(`/projects/${projectId}/annotate${claim ? `/${claim.sampleId}` : '?empty=1'}`);
  }
  const start = works && (
    <form action={next}>
      <Button type="submit" variant="primary">
        {t(held ? 'continue' : 'start')} <ArrowRight aria-hidden />
      </Button>
    </form>
  );
  return (
    <Page>
      <Leftovers />
      <PageHeader title={t('mine')} description={t('mineText')} actions={start} />
      {empty && (
        <Callout kind="info" role="status" title={t('emptyQueue.title')}>
          {t('emptyQueue.text')}
        </Callout>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={<ListChecks aria-hidden />} title={t('noneYet')}>
          {works && t('noneYetText')}
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
              <MySampleRow key={row.sampleId} row={row} projectId={projectId} />
            ))}
          </TableBody>
        </Table>
      )}
      {works && rows.some(({ state }) => state === 'submitted') && (
        <TextLink href={`/projects/${projectId}/exposure`} className="self-start text-sm">
          {e('titleOwn')}
        </TextLink>
      )}
      {total > pageSize && (
        <Pages page={page} pages={Math.ceil(total / pageSize)} base={`/projects/${projectId}/annotate`} />
      )}
    </Page>
  );
}

async function Pages({ page, pages, base }: { page: number; pages: number; base: string }) {
  const t = await getTranslations('workspace');
  return (
    <nav aria-label={t('mine')} className="flex items-center gap-3 text-sm">
      {page > 1 && (
        <LinkButton size="sm" href={`${base}?page=${page - 1}`}>
          {t('newer')}
        </LinkButton>
      )}
      <span className="num text-ink-2">{t('page', { page, pages })}</span>
      {page < pages && (
        <LinkButton size="sm" href={`${base}?page=${page + 1}`}>
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
}
