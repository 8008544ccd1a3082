import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { useTranslations } from 'next-intl';
import { savePreferences } from '@/app/preferences';
import { ProviderError } from '@/app/provider-error';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getSecondFactor } from '@/lib/auth/second-factor/server/get-second-factor';
import { getMe } from '@/lib/auth/server/get-me';
import { findProvider } from '@/lib/auth/server/oidc/provider';
import { getSignInWays } from '@/lib/auth/server/oidc/get-sign-in-ways';
import { listSessions } from '@/lib/auth/server/session/list-sessions';
import { listTokens } from '@/lib/auth/token/server/list-tokens';
import { load } from '@/lib/entry/load';
import { env } from '@/lib/env';
import { getWorkspaceKeys } from '@/lib/workspace/server/get-workspace-keys';
import { listProjects } from '@/lib/project/server/list-projects';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { WorkspaceFields } from './workspace-fields';
import { saveWorkspaceKeys } from './actions';
import { KeySection } from './key-section';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { PreferenceFields } from './preference-fields';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SessionList } from './session-list';
import { TokenSection } from './tokens/token-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') };
}

export default async function AccountPage({ searchParams }: { searchParams: Promise<{ refused?: string }> }) {
  const { refused } = await searchParams;
  const provider = findProvider();
  const t = await getTranslations('account');
  const [me, sessions, here, keys, factor, ways, tokens, projects] = await load((ctx) =>
    Promise.all([
      getMe(ctx),
      listSessions(ctx),
      requireSessionId(),
      getWorkspaceKeys(ctx),
      getSecondFactor(ctx),
      getSignInWays(ctx),
      listTokens(ctx),
      listProjects(ctx),
    ]),
  );
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text', { email: me.email })} />
      <ProviderError reason={refused} />
      <Section title={t('name.title')} description={t('name.text')}>
        <NameForm name={me.name} />
      </Section>
      <Section title={t('preferences.title')} description={t('preferences.text')}>
        <PreferenceFields
          locale={me.locale}
          theme={me.theme}
          contrast={me.contrast}
          textSize={me.textSize}
          save={savePreferences}
        />
      </Section>
      <Section title={t('workspace.title')} description={t('workspace.text')}>
        <WorkspaceFields dailyGoal={me.dailyGoal} showTime={me.showTime} />
      </Section>
      <KeySection chosen={keys} save={saveWorkspaceKeys} />
      {provider && <ProviderSection name={provider.name} bound={ways.provider} />}
      {ways.password && (
        <>
          <Section title={t('password.title')} description={t('password.text')}>
            <PasswordForm email={me.email} />
          </Section>
          <SecondFactorSection email={me.email} factor={factor} />
        </>
      )}
      <TokenSection tokens={tokens} projects={projects.filter(({ role }) => role !== null)} />
      <SessionList sessions={sessions} here={here} idleHours={env().SESSION_IDLE_HOURS} />
    </Page>
  );
}

/** Whether the account belongs to somebody at the provider. */
function ProviderSection({ name, bound }: { name: string; bound: boolean }) {
  const t = useTranslations('account.provider');
  return (
    <Section title={t('title')} description={t('text')}>
      <p className="text-base">{t(bound ? 'bound' : 'unbound', { name })}</p>
    </Section>
  );
}
