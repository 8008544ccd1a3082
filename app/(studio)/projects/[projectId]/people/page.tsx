import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { getProjectSettings } from '@/lib/project/server/get-project-settings';
import { InvitationSection } from './invitation-section';
import { MemberSection } from './member-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('projects.settings'))('people') };
}

/** Who is in the project, as what, and who is invited. */
export default async function ProjectPeoplePage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('projects.settings');
  const [{ members, invitations, archived }, me] = await load(
    async (ctx) => [await getProjectSettings(ctx, projectId), ctx.actor.userId] as const,
  );
  return (
    <Page width="narrow">
      <PageHeader title={t('people')} description={t('peopleText')} />
      {archived && <Callout role="note">{t('archivedNow')}</Callout>}
      <MemberSection projectId={projectId} members={members} me={me} archived={archived} />
      <InvitationSection projectId={projectId} invitations={invitations} archived={archived} />
    </Page>
  );
}
