import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';
import { getMe } from '@/lib/auth/server/get-me';
import { findCtx } from '@/lib/entry/require-ctx';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { findInvitation } from '@/lib/project/server/people/find-invitation';
import { joinAction, joinAsNewAction } from '../../actions';
import { BadLink } from '../../bad-link';
import { Heading } from '../../heading';
import { LinkForm } from '../../link-form';
import { ProviderButton } from '../../provider-button';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.invitation'))('heading') };
}

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const ctx = await findCtx();
  const invitation = await findInvitation(ctx ?? anonymousCtx(), token);
  const t = await getTranslations('auth.invitation');
  if (invitation?.member)
    return (
      <>
        <Heading title={invitation.project}>{t('member')}</Heading>
        <LinkButton href={`/projects/${invitation.projectId}`} variant="primary">
          {t('toProject')}
        </LinkButton>
      </>
    );
  if (invitation?.state !== 'open') return <BadLink state={invitation?.state ?? null} />;
  if (invitation.archived) return <BadLink state="archived" />;
  const me = ctx && (await getMe(ctx));
  return (
    <>
      <Heading title={t('title', { project: invitation.project })}>
        {t('text', { role: invitation.role })}
      </Heading>
      {me ? (
        <LinkForm action={joinAction} token={token} submit={t('join', { email: me.email })} fields="none" />
      ) : (
        <>
          <LinkForm action={joinAsNewAction} token={token} submit={t('submit')} fields="account" />
          <ProviderButton next={`/invite/${token}`} />
          <p className="mt-5 border-t border-line pt-4 text-sm">
            <TextLink href={`/sign-in?next=${encodeURIComponent(`/invite/${token}`)}`}>
              {t('haveOne')}
            </TextLink>
          </p>
        </>
      )}
    </>
  );
}
