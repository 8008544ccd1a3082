import { FolderPlus } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { countSamples } from '@/lib/project/server/count-samples';
import { listProjects } from '@/lib/project/server/list-projects';

export default async function ProjectsPage() {
  const t = await getTranslations('projects');
  const role = await getTranslations('common.role');
  const [projects, counts] = await load(async (ctx) => {
    const rows = await listProjects(ctx);
    return [
      rows,
      await countSamples(
        ctx,
        rows.map(({ id }) => id),
      ),
    ] as const;
  });
  const create = (
    <LinkButton href="/projects/new" variant="primary">
      {t('create')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} actions={create} />
      {projects.length === 0 ? (
        <EmptyState icon={<FolderPlus aria-hidden />} title={t('empty')} action={create}>
          {t('emptyOwner')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {projects.map((project) => {
            const { samples, submitted } = counts.get(project.id) ?? { samples: 0, submitted: 0 };
            return (
              <li
                key={project.id}
                className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 hover:bg-hover"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <Link
                    href={`/projects/${project.id}`}
                    className="font-medium after:absolute after:inset-0 after:rounded-lg"
                  >
                    {project.name}
                  </Link>
                  {project.description && (
                    <p className="truncate text-sm text-ink-3">{project.description}</p>
                  )}
                </div>
                <p className="num flex flex-wrap gap-x-4 text-sm text-ink-2">
                  <span>{t('samples', { count: samples })}</span>
                  <span>{t('submitted', { count: submitted })}</span>
                </p>
                {project.archived && <Badge>{t('archived')}</Badge>}
                {project.role && <Badge tone="neutral">{role(project.role)}</Badge>}
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
