'use client';

import { Archive, ChevronsUpDown, LayoutGrid } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Menu, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/overlay/menu';
import { type ShellProject } from './shell-project';

/** The name of the project one is in, and the way to the others. */
export function ProjectSwitcher({ projects }: { projects: readonly ShellProject[] }) {
  const t = useTranslations('shell');
  const { projectId } = useParams<{ projectId?: string }>();
  const current = projects.find((project) => project.id === projectId);
  if (!current) return null;
  const others = projects.filter((project) => project !== current && !project.archived).slice(0, 12);
  return (
    <>
      <span aria-hidden className="mx-1 h-4 w-px bg-line-strong" />
      <Menu
        align="start"
        className="max-w-80"
        trigger={
          <Button
            variant="quiet"
            className="max-w-56 min-w-0 shrink gap-1.5 px-2 text-ink max-sm:flex-1 max-sm:basis-0 max-sm:justify-start"
            aria-label={t('switchProject', { name: current.name })}
          >
            {current.archived && <Archive aria-hidden />}
            <span className="truncate">{current.name}</span>
            <ChevronsUpDown aria-hidden className="text-ink-3" />
          </Button>
        }
      >
        {others.length > 0 && <MenuLabel>{t('otherProjects')}</MenuLabel>}
        {others.map((project) => (
          <MenuLink key={project.id} href={`/projects/${project.id}`}>
            <span className="truncate">{project.name}</span>
          </MenuLink>
        ))}
        {others.length > 0 && <MenuSeparator />}
        <MenuLink href="/projects" icon={<LayoutGrid aria-hidden />}>
          {t('allProjects')}
        </MenuLink>
      </Menu>
    </>
  );
}
