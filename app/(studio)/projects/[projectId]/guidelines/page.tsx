import { BookOpen } from 'lucide-react';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ClauseChanges } from '@/components/markdown/clause-changes';
import { Markdown } from '@/components/markdown/markdown';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { load } from '@/lib/entry/load';
import { diffClauses } from '@/lib/guideline/diff-clauses';
import { outlineGuideline } from '@/lib/guideline/outline';
import { findGuideline } from '@/lib/guideline/server/find-guideline';
import { listGuidelines } from '@/lib/guideline/server/list-guidelines';
import { requireProject } from '@/lib/project/server/require-project';
import { VersionList } from './version-list';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ version?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('guidelines'))('title') };
}

/** The guidelines of a project: the version in force or an earlier one, and what it changed. */
export default async function GuidelinesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const { version } = await searchParams;
  const t = await getTranslations('guidelines');
  const format = await getFormatter();
  const wanted = version !== undefined && /^\d{1,6}$/.test(version) ? Number(version) : undefined;
  const { guideline, before, versions, leads } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'read');
    const guideline = await findGuideline(ctx, projectId, wanted);
    return {
      guideline,
      before:
        guideline && guideline.number > 1 ? await findGuideline(ctx, projectId, guideline.number - 1) : null,
      versions: await listGuidelines(ctx, projectId),
      leads: may.lead,
    };
  });
  const base = `/projects/${projectId}/guidelines`;
  const write = leads && (
    <LinkButton href={`${base}/edit`} variant={guideline ? 'secondary' : 'primary'}>
      {t(guideline ? 'edit' : 'write')}
    </LinkButton>
  );
  if (!guideline)
    return (
      <Page>
        <PageHeader title={t('title')} />
        <EmptyState icon={<BookOpen aria-hidden />} title={t('none')} action={write}>
          {t(leads ? 'noneForLeads' : 'noneText')}
        </EmptyState>
      </Page>
    );
  const { number, latest, by, summary } = guideline;
  const createdAt = format.dateTime(new Date(guideline.createdAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('of', { number, date: createdAt, by: by ?? t('somebody') })}
        actions={write}
      />
      {number < latest && (
        <Callout kind="warning" title={t('old', { number: latest })}>
          <TextLink href={base}>{t('toLatest')}</TextLink>
        </Callout>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="guideline rounded-lg border border-line bg-surface px-5 py-5">
          <Markdown outline={outlineGuideline(guideline.text)} anchor="clause" />
        </article>
        <div className="flex flex-col gap-6">
          {before && (
            <Section title={t('changes')}>
              {summary !== '' && <p className="whitespace-pre-wrap">{summary}</p>}
              <ClauseChanges changes={diffClauses(before.clauses, guideline.clauses)} />
            </Section>
          )}
          <VersionList base={base} versions={versions} shown={number} />
        </div>
      </div>
    </Page>
  );
}
