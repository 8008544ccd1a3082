import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { projectCharts } from '@/lib/annotation/server/figures/project-charts';
import { projectFigures } from '@/lib/annotation/server/figures/project-figures';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { Charts } from './charts';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { SaidSection } from './said-section';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { projectId } = await params;
  return { title: (await load((ctx) => requireProject(ctx, projectId, 'read'))).name };
}

/** What is there, what is left, what comes next. */
export default async function ProjectPage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('home');
  const { project, figures, charts, fresh } = await load(async (ctx) => {
    const project = await requireProject(ctx, projectId, 'read');
    const fresh = await refreshGold(ctx, projectId);
    const [figures, charts] = await Promise.all([
      projectFigures(ctx, projectId),
      projectCharts(ctx, projectId),
    ]);
    return { project, figures, charts, fresh };
  });
  const { may } = project;
  const base = `/projects/${projectId}`;
  const { samples, prefilled, labelled } = figures;
  const next =
    samples > 0 &&
    (prefilled === 0 && may.lead
      ? { href: `${base}/runs`, label: t('nextRun') }
      : may.annotate && { href: `${base}/annotate`, label: t('nextAnnotate') });
  return (
    <Page>
      <PageHeader
        title={project.name}
        actions={
          <>
            {may.lead && labelled > 0 && (
              <LinkButton href={`${base}/adjudication`}>{t('adjudicate')}</LinkButton>
            )}
            {next && (
              <LinkButton variant="primary" href={next.href}>
                {next.label}
              </LinkButton>
            )}
          </>
        }
      />
      {project.archived && <Callout role="note">{t('archived')}</Callout>}
      <Figures base={base} figures={figures} />
      {samples === 0 && !project.archived && <FirstSteps base={base} leads={may.lead} />}
      <SaidSection figures={figures} fresh={fresh} />
      <Charts base={base} charts={charts} />
    </Page>
  );
}
