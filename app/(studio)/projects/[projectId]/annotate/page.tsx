import { ArrowRight, ListChecks } from 'lucide-react';
import { type Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { parseMySamples } from '@/lib/annotation/assignment/my-samples';
import { queueNext } from '@/lib/annotation/operations/queue.next';
import { listMySamples } from '@/lib/annotation/server/assignment/list-my-samples';
import { perform } from '@/lib/api/perform';
import { noteReached } from '@/lib/entry/action-reached';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { MySamplesScreen } from './my-samples-screen';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('workspace'))('mine') };
}

/** One's own samples of a project, and the way to the next one. */
export default async function AnnotateHomePage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const wanted = await searchParams;
  const query = parseMySamples(wanted);
  const t = await getTranslations('workspace');
  const e = await getTranslations('exposure.page');
  const o = await getTranslations('outcomes');
  const { works, held, ...mine } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'read');
    return { ...(await listMySamples(ctx, projectId, query)), works: may.annotate };
  });

  async function next(): Promise<void> {
    'use server';
    noteReached();
    const { output: claim } = await load((ctx) => perform(queueNext, ctx, { projectId }));
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
      <PageHeader title={t('mine')} description={t('mineText')} actions={start} />
      {wanted.empty && (
        <Callout kind="info" role="status" title={t('emptyQueue.title')}>
          {t('emptyQueue.text')}
        </Callout>
      )}
      <MySamplesScreen
        base={`/projects/${projectId}/annotate`}
        query={query}
        {...mine}
        nothing={
          <EmptyState icon={<ListChecks aria-hidden />} title={t('noneYet')}>
            {works && t('noneYetText')}
          </EmptyState>
        }
      />
      {works && mine.rows.some(({ state }) => state === 'submitted') && (
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <TextLink href={`/projects/${projectId}/exposure`}>{e('titleOwn')}</TextLink>
          <TextLink href={`/projects/${projectId}/annotate/outcomes`}>{o('title')}</TextLink>
        </div>
      )}
    </Page>
  );
}
