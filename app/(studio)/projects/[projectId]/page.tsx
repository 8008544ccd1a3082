import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import { projectFigures } from '@/lib/annotation/server/project-figures';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { can } from '@/lib/project/access';

/** What is there, what is left, what comes next. */
export default async function ProjectPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('home');
  const { project, figures, leads, annotates } = await load(async (ctx) => {
    const access = await requireProject(ctx, projectId, 'read');
    const may = (capability: 'lead' | 'annotate') =>
      !access.archived && can(ctx.actor, access.role, capability);
    return {
      project: access,
      figures: await projectFigures(ctx, projectId),
      leads: may('lead'),
      annotates: may('annotate'),
    };
  });
  const base = `/projects/${projectId}`;
  const { samples, prefilled, submitted, flagged, claimed, withdrawn, verdicts, acceptance } = figures;
  const numbers = [
    {
      key: 'samples',
      value: samples,
      href: `${base}/samples`,
      note: withdrawn > 0 ? t('withdrawn', { count: withdrawn }) : '',
    },
    {
      key: 'prefilled',
      value: prefilled,
      href: `${base}/samples`,
      note: t('of', { part: prefilled, whole: samples }),
    },
    {
      key: 'submitted',
      value: submitted,
      href: `${base}/samples?state=submitted`,
      note: t('claimed', { count: claimed }),
    },
    { key: 'flagged', value: flagged, href: `${base}/samples?flagged=true`, note: '' },
  ] as const;
  const next =
    samples === 0
      ? leads && { href: `${base}/import`, label: t('nextImport') }
      : prefilled === 0 && leads
        ? { href: `${base}/runs`, label: t('nextRun') }
        : annotates && { href: `${base}/annotate`, label: t('nextAnnotate') };
  const judged = verdicts.consistent + verdicts.inconsistent + verdicts.undecided;
  const reviewed = acceptance.confirmed + acceptance.changed;
  return (
    <Page>
      <PageHeader
        title={project.name}
        actions={
          next && (
            <LinkButton variant="primary" href={next.href}>
              {next.label}
            </LinkButton>
          )
        }
      />
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {numbers.map(({ key, value, href, note }) => (
          <li key={key} className="relative bg-surface px-5 py-4 hover:bg-hover">
            <Link href={href} className="text-sm text-ink-2 after:absolute after:inset-0">
              {t(key)}
            </Link>
            <p className="num mt-1 text-2xl font-semibold">{value}</p>
            <p className="num h-5 text-sm text-ink-3">{note}</p>
          </li>
        ))}
      </ul>
      {judged > 0 && (
        <Section title={t('submitted')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Progress
              label={t('inconsistent')}
              value={verdicts.inconsistent}
              max={judged}
              tone="danger"
              note={t('of', { part: verdicts.inconsistent, whole: judged })}
            />
            <Progress
              label={t('accepted')}
              value={acceptance.confirmed}
              max={reviewed}
              tone="confirmed"
              note={t('of', { part: acceptance.confirmed, whole: reviewed })}
            />
          </div>
        </Section>
      )}
    </Page>
  );
}
