import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getGoldSettings } from '@/lib/adjudication/server/gold/get-gold-settings';
import { load } from '@/lib/entry/load';
import { getProjectSettings } from '@/lib/project/server/get-project-settings';
import { listProjectTokens } from '@/lib/project/server/tokens/list-project-tokens';
import { listWebhooks } from '@/lib/webhook/server/list-webhooks';
import { ProjectForm } from '../../project-form';
import { saveProject } from './actions';
import { DangerSection } from './danger-section';
import { ExposureSection } from './exposure-section';
import { GoldSection } from './gold-section';
import { ProjectTokenSection } from './project-token-section';
import { WebhookSection } from './webhooks/webhook-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('projects.settings'))('title') };
}

export default async function SettingsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('projects.settings');
  const [project, gold, tokens, webhooks] = await load((ctx) =>
    Promise.all([
      getProjectSettings(ctx, projectId),
      getGoldSettings(ctx, projectId),
      listProjectTokens(ctx, projectId),
      listWebhooks(ctx, projectId),
    ]),
  );
  const { id, version, archived } = project;
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} />
      {archived && <Callout role="note">{t('archivedNow')}</Callout>}
      <Section title={t('general')}>
        <ProjectForm
          key={archived ? 'archived' : 'open'}
          action={saveProject.bind(null, { projectId: id, version })}
          submit={t('save')}
          saved={t('saved')}
          name={project.name}
          description={project.description}
          disabled={archived}
        />
      </Section>
      <ExposureSection projectId={id} version={version} exposure={project.exposure} archived={archived} />
      <GoldSection projectId={id} version={version} gold={gold} archived={archived} />
      <ProjectTokenSection projectId={id} tokens={tokens} />
      <WebhookSection projectId={id} webhooks={webhooks} archived={archived} />
      <DangerSection
        projectId={id}
        name={project.name}
        archived={archived}
        deletedBy={project.deletedBy}
        holds={project.holds}
      />
    </Page>
  );
}
