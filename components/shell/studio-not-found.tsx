'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { entryHref, isClosedTo } from '@/lib/project/places';
import { NotFound } from './not-found';
import { useProjectPlaces } from './use-project-places';

/** In a project of one's own: what is not there, or what one's role does not open; a project of others is not told from none. */
export function StudioNotFound() {
  const t = useTranslations('shell.notFound');
  const here = useProjectPlaces();
  const pathname = usePathname();
  if (!here) return <NotFound />;
  const { id, name, may } = here.project;
  const why = isClosedTo(may.open, id, pathname) ? 'closed' : 'inProject';
  return (
    <EmptyState
      title={t(why === 'closed' ? 'closedTitle' : 'title')}
      heading="h1"
      action={<LinkButton href={entryHref(id, may.open)}>{t('toProject')}</LinkButton>}
    >
      {t(`${why}Text`, { name })}
    </EmptyState>
  );
}
