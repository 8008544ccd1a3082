'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { cx } from '@/components/ui/cx';
import { GUTTER } from '@/components/ui/page';
import { hasPageRow, pageHref, type Place } from '@/lib/project/places';
import { CountBadge } from './count-badge';
import { type ProjectPlaces } from './use-project-places';
import { type WaitingCounts } from './use-waiting';

interface Props {
  here: ProjectPlaces;
  waiting: WaitingCounts;
}

/** The places of the project one is in; only those that are for the person. */
export function ProjectNav({ here: { project, places, current }, waiting }: Props) {
  const t = useTranslations('shell.nav');
  const count = ({ pages }: Place): number => pages.reduce((sum, page) => sum + (waiting[page] ?? 0), 0);
  return (
    <nav aria-label={t('label')} className="order-last w-full min-w-0 pb-1.5 md:order-none md:w-auto md:pb-0">
      <ul className="-mx-1 flex flex-wrap items-center gap-x-0.5 sm:gap-x-1">
        {places
          .filter(({ key }) => key !== 'project')
          .map((place) => {
            const isHere = current?.place.key === place.key;
            return (
              <li key={place.key}>
                <PageLink
                  href={pageHref(project.id, place.pages[0]!)}
                  aria-current={isHere ? hasPageRow(place) || 'page' : undefined}
                  className={cx(
                    'relative flex h-8 items-center rounded-md px-2 text-sm whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink sm:px-2.5',
                    // Forced colours take the ground away.
                    isHere &&
                      'bg-hover font-medium text-ink forced-colors:outline-2 forced-colors:-outline-offset-2',
                  )}
                >
                  {t(`places.${place.key}`)}
                  <Waiting count={count(place)} />
                </PageLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

/** The pages of the place that one is in, under the bar. */
export function PageRow({ here: { project, current }, waiting }: Props) {
  const t = useTranslations('shell.nav');
  if (!current || !hasPageRow(current.place)) return null;
  return (
    <nav aria-label={t(`places.${current.place.key}`)} className={cx('border-t border-line', GUTTER)}>
      <ul className="-mx-2 flex flex-wrap gap-x-1">
        {current.place.pages.map((page) => (
          <li key={page}>
            <PageLink
              href={pageHref(project.id, page)}
              aria-current={page === current.page ? 'page' : undefined}
              className={cx(
                'relative flex h-9 items-center px-2 text-sm whitespace-nowrap text-ink-2 -outline-offset-4 hover:text-ink',
                page === current.page &&
                  'font-medium text-ink after:absolute after:inset-x-2 after:bottom-0 after:border-b-2 after:border-accent',
              )}
            >
              {t(`pages.${page}`)}
              <Waiting count={waiting[page] ?? 0} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useTranslations('shell.nav');
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{t('waiting', { count })}</span>
      <CountBadge count={count} className="static ml-1.5" />
    </>
  );
}
