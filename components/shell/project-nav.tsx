'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { useParams, usePathname } from 'next/navigation';
import { cx } from '@/components/ui/cx';
import { PLACES } from './places';
import { type ShellProject } from './shell-project';

/** On narrow screens the links scroll sideways; keeps the current one in view. */
const intoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The places of the project one is in; only those that are for the person. */
export function ProjectNav({ projects }: { projects: readonly ShellProject[] }) {
  const t = useTranslations('shell');
  const { projectId } = useParams<{ projectId?: string }>();
  const pathname = usePathname();
  const project = projects.find((candidate) => candidate.id === projectId);
  if (!project) return null;
  return (
    <nav
      aria-label={t('nav.label')}
      data-places
      className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1"
    >
      <ul className="-mx-2 flex items-stretch overflow-x-auto px-1 [scrollbar-width:none]">
        {PLACES.filter(({ needs }) => project.may.open.includes(needs)).map((place) => {
          const href = `/projects/${project.id}${place.path}`;
          const here = place.path === '' ? pathname === href : pathname.startsWith(href);
          return (
            <li key={place.key}>
              <PageLink
                href={href}
                ref={here ? intoView : undefined}
                aria-current={here ? 'page' : undefined}
                className={cx(
                  'relative flex h-10 items-center px-2.5 text-sm whitespace-nowrap text-ink-2 -outline-offset-4 hover:text-ink lg:h-11 lg:max-[1439px]:px-1.5',
                  here &&
                    'font-medium text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent',
                )}
              >
                {t(`nav.${place.key}`)}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
