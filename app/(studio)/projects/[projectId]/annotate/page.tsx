import { type Metadata } from 'next';
import { getTimeZone, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { TaskStatement } from '@/components/label-picker/task-statement';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { parseMySamples } from '@/lib/annotation/assignment/my-samples';
import { queueNext } from '@/lib/annotation/operations/queue.next';
import { listMySamples } from '@/lib/annotation/server/assignment/list-my-samples';
import { getMyWork } from '@/lib/annotation/server/figures/get-my-work';
import { perform } from '@/lib/api/perform';
import { noteReached } from '@/lib/entry/action-reached';
import { load } from '@/lib/entry/load';
import { findGuidelineSummary } from '@/lib/guideline/server/find-guideline-summary';
import { requireProject } from '@/lib/project/server/require-project';
import { MySamplesScreen } from './my-samples-screen';
import { MyWorkHead } from './my-work';
import { ToMeSection } from './to-me-section';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('myWork'))('title') };
}

/** The next sample, what is for the person, and their own samples of a project. */
export default async function AnnotateHomePage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const wanted = await searchParams;
  const query = parseMySamples(wanted);
  const t = await getTranslations('myWork');
  const e = await getTranslations('exposure.page');
  const o = await getTranslations('outcomes');
  const g = await getTranslations('guidelines.task');
  const zone = await getTimeZone();
  const { may, work, guidelines, held, ...mine } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'read');
    const [work, guidelines] = may.annotate
      ? await Promise.all([getMyWork(ctx, projectId, zone), findGuidelineSummary(ctx, projectId)])
      : [null, null];
    return { ...(await listMySamples(ctx, projectId, query)), may, work, guidelines };
  });
  const base = `/projects/${projectId}`;

  async function next(): Promise<void> {
    'use server';
    noteReached();
    const { output: claim } = await load((ctx) => perform(queueNext, ctx, { projectId }));
    redirect(`/projects/${projectId}/annotate${claim ? `/${claim.sampleId}` : '?empty=1'}`);
  }
  return (
    <Page>
      <PageHeader title={t('title')} />
      {work && <MyWorkHead work={work} held={held} empty={wanted.empty !== undefined} next={next} />}
      {work && <ToMeSection base={base} work={work} />}
      {work && !guidelines && (
        <details open={work.submitted === 0} className="rounded-lg border border-line bg-surface px-5 py-3">
          <summary className="cursor-pointer">
            <h2 className="inline text-lg font-semibold">{g('title')}</h2>
          </summary>
          <div className="mt-2">
            <TaskStatement />
          </div>
        </details>
      )}
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-lg font-semibold">{t('samples')}</h2>
          {may.open.includes('annotate') && mine.rows.some(({ state }) => state === 'submitted') && (
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
              <TextLink href={`${base}/annotate/outcomes`}>{o('title')}</TextLink>
              <TextLink href={`${base}/exposure`}>{e('title')}</TextLink>
            </p>
          )}
        </div>
        <MySamplesScreen
          base={`${base}/annotate`}
          query={query}
          {...mine}
          nothing={<p className="text-ink-2">{t('noneYet')}</p>}
        />
      </div>
    </Page>
  );
}
