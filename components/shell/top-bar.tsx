'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { GUTTER } from '@/components/ui/page';
import { PageLink } from '@/components/ui/page-link';
import { Mark } from './mark';
import { NoticeBell } from './notice-bell';
import { OfflineNotice } from './offline-notice';
import { PageRow, ProjectNav } from './project-nav';
import { ProjectMenu } from './project-menu';
import { ShellPalette } from './shell-palette';
import { useProjectPlaces } from './use-project-places';
import { UserMenu } from './user-menu';
import { useWaiting } from './use-waiting';

/** The one bar of the studio: where one is, where one can go, who one is. `unread` counts notices. */
export function TopBar({ unread }: { unread: number }) {
  const t = useTranslations('common');
  const here = useProjectPlaces();
  const waiting = useWaiting(here?.project);
  return (
    <>
      <header data-shell className="z-20 border-b border-line bg-surface">
        <div className={cx('flex min-h-11 flex-wrap items-center gap-x-1', GUTTER)}>
          <PageLink
            href="/projects"
            className="mr-1 flex h-11 items-center gap-2 rounded-sm font-semibold tracking-tight -outline-offset-2"
          >
            <Mark className="size-5" />
            <span className={here ? 'sr-only xl:not-sr-only' : 'max-sm:sr-only'}>{t('product')}</span>
          </PageLink>
          {here && (
            <>
              <ProjectMenu here={here} />
              <ProjectNav here={here} waiting={waiting} />
            </>
          )}
          <div className="ml-auto flex items-center gap-1">
            <ShellPalette />
            <NoticeBell unread={unread} />
            <UserMenu />
          </div>
        </div>
        {here && <PageRow here={here} waiting={waiting} />}
      </header>
      <OfflineNotice />
    </>
  );
}
