import { FolderPlus } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { countSamples } from '@/lib/progress/server/count-samples';
import { listProjects } from '@/lib/project/server/list-projects';
import { mayCreateProject } from '@/lib/project/server/may-create-project';
import { ProjectLine } from './project-line';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('projects'))('title') };
}

export default async function ProjectsPage() {
  const t = await getTranslations('projects');
  const { projects, counts, mayCreate } = await load(async (ctx) => {
    const projects = await listProjects(ctx);
    const ids = projects.map(({ id }) => id);
    return { projects, counts: await countSamples(ctx, ids), mayCreate: await mayCreateProject(ctx) };
  });
  const create = mayCreate && (
    <LinkButton href="/projects/new" variant="primary">
      {t('create')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} actions={projects.length > 0 && create} />
      {projects.length === 0 ? (
        <EmptyState icon={<FolderPlus aria-hidden />} title={t('empty')} action={create}>
          {t(mayCreate ? 'emptyOwner' : 'emptyMember')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {projects.map((project) => (
            <ProjectLine key={project.id} project={project} counts={counts.get(project.id)} />
          ))}
        </ul>
      )}
    </Page>
  );
}
