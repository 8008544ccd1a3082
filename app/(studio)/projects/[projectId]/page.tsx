import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { load } from '@/lib/entry/load';
import { getOverview } from '@/lib/overview/server/get-overview';
import { requireProject } from '@/lib/project/server/require-project';
import { ChecklistSection } from './overview/checklist-section';
import { DataSetSection } from './overview/data-set-section';
import { QualitySummary } from './overview/quality-summary';
import { RecentSection } from './overview/recent-section';
import { WaitingSection } from './overview/waiting-section';
import { WaySection } from './overview/way-section';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { projectId } = await params;
  return { title: (await load((ctx) => requireProject(ctx, projectId, 'read'))).name };
}

/** What waits for a lead, how far the project is, who did what, how good it is and what it holds. */
export default async function ProjectPage({ params }: Props) {
  const { projectId } = await params;
  const base = `/projects/${projectId}`;
  const t = await getTranslations('home');
  const s = await getTranslations('shell.nav.pages');
  const found = await load(async (ctx) => {
    const project = await requireProject(ctx, projectId, 'read');
    // Annotators have a page of their own.
    if (project.role === 'annotator' && !project.may.open.includes('lead')) return null;
    const fresh = await refreshGold(ctx, projectId);
    return { project, fresh, ...(await getOverview(ctx, projectId)) };
  });
  if (!found) redirect(`${base}/annotate`);
  const { project, fresh, figures, way, charts, forecast, exportedAt, lead } = found;
  const { may } = project;
  const begun = figures.labelled > 0;
  const checklist = lead && may.lead && (
    <ChecklistSection base={base} checklist={lead.checklist} folded={begun} />
  );
  const adjudicates = may.lead && lead !== null && lead.waiting.adjudicate.count > 0;
  return (
    <Page>
      <PageHeader
        title={project.name}
        actions={
          <>
            {/* Otherwise they are under the project's name alone, where few look first. */}
            {may.open.includes('lead') && <LinkButton href={`${base}/settings`}>{s('settings')}</LinkButton>}
            {may.annotate && figures.samples > 0 && (
              <LinkButton href={`${base}/annotate`}>{t('annotate')}</LinkButton>
            )}
            {adjudicates && (
              <LinkButton variant="primary" href={`${base}/adjudication`}>
                {t('adjudicate')}
              </LinkButton>
            )}
          </>
        }
      />
      {project.archived && <Callout role="note">{t('archived')}</Callout>}
      {!begun && checklist}
      {figures.samples === 0 && !checklist && <EmptyState title={t('empty')}>{t('emptyMember')}</EmptyState>}
      {figures.samples > 0 && (
        <>
          {lead && <WaitingSection base={base} waiting={lead.waiting} flagged={figures.flagged} />}
          {begun && checklist}
          <WaySection
            base={base}
            way={way}
            figures={figures}
            forecast={forecast}
            days={charts.days}
            fresh={fresh}
          />
          {lead && <RecentSection base={base} people={lead.people} stalled={lead.waiting.stalled} />}
          {lead && begun && <QualitySummary projectId={projectId} quality={lead.quality} />}
          <DataSetSection
            base={base}
            whole={way.gold}
            figures={figures}
            types={charts.types}
            exportedAt={exportedAt}
          />
        </>
      )}
    </Page>
  );
}
