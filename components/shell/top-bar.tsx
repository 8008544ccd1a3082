import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { type Theme } from '@/lib/i18n/theme';
import { Mark } from './mark';
import { NoticeBell } from './notice-bell';
import { OfflineNotice } from './offline-notice';
import { type SavePreferences } from './preferences';
import { ProjectNav } from './project-nav';
import { ProjectSwitcher } from './project-switcher';
import { type ShellProject } from './shell-project';
import { type SignedInUser, UserMenu } from './user-menu';

interface Props {
  person: SignedInUser;
  projects: readonly ShellProject[];
  /** Notices that are unread. */
  unread: number;
  theme: Theme;
  save: SavePreferences;
  signOut: () => Promise<void>;
}

/** The one bar of the studio: where one is, where one can go, who one is. */
export function TopBar({ projects, unread, ...user }: Props) {
  const t = useTranslations('common');
  return (
    <>
      <header className="z-20 flex flex-wrap items-center gap-x-1 border-b border-line bg-surface px-3 sm:px-4">
        <PageLink
          href="/projects"
          className="mr-1 flex h-11 items-center gap-2 rounded-sm font-semibold tracking-tight -outline-offset-2"
        >
          <Mark className="size-5" />
          <span className="max-sm:sr-only">{t('product')}</span>
        </PageLink>
        <ProjectSwitcher projects={projects} />
        <ProjectNav projects={projects} />
        <div className="ml-auto flex items-center gap-1">
          <NoticeBell unread={unread} />
          <UserMenu {...user} />
        </div>
      </header>
      <OfflineNotice />
    </>
  );
}
