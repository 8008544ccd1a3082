'use client';

import { Archive, ChevronsUpDown, History, LayoutGrid, Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Menu, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/overlay/menu';
import { entryHref, pageHref } from '@/lib/project/places';
import { useShell } from './shell-context';
import { type ProjectPlaces } from './use-project-places';

const ICONS = { settings: Settings, auditLog: History } as const;

/** The name of the project one is in: its own pages, and the way to other projects. */
export function ProjectMenu({ here: { project, places, current } }: { here: ProjectPlaces }) {
  const t = useTranslations('shell');
  const { projects } = useShell();
  const others = projects.filter(({ id, archived }) => id !== project.id && !archived).slice(0, 12);
  const own = places.find(({ key }) => key === 'project')?.pages ?? [];
  return (
    <>
      <span aria-hidden className="mx-1 h-4 w-px bg-line-strong" />
      <Menu
        align="start"
        className="max-w-80"
        trigger={
          <Button
            variant="quiet"
            className={cx(
              'max-w-56 min-w-0 shrink gap-1.5 px-2 text-ink max-md:flex-1 max-md:basis-0 max-md:justify-start lg:mr-2',
              current?.place.key === 'project' && 'bg-hover',
            )}
            aria-label={t('projectMenu', { name: project.name })}
          >
            {project.archived && <Archive aria-hidden />}
            <span className="truncate">{project.name}</span>
            <ChevronsUpDown aria-hidden className="text-ink-3" />
          </Button>
        }
      >
        {(['settings', 'auditLog'] as const)
          .filter((page) => own.includes(page))
          .map((page) => {
            const Icon = ICONS[page];
            return (
              <MenuLink
                key={page}
                href={pageHref(project.id, page)}
                icon={<Icon aria-hidden />}
                current={current?.page === page}
              >
                {t(`nav.pages.${page}`)}
              </MenuLink>
            );
          })}
        {own.length > 0 && <MenuSeparator />}
        {others.length > 0 && <MenuLabel>{t('otherProjects')}</MenuLabel>}
        {others.map(({ id, name, may }) => (
          <MenuLink key={id} href={entryHref(id, may.open)}>
            <span className="truncate">{name}</span>
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
