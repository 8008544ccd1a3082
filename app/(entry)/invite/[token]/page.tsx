import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link';
import { getMe } from '@/lib/auth/server/get-me';
import { findCtx } from '@/lib/entry/require-ctx';
import { strangerCtx } from '@/lib/entry/stranger';
import { findInvitation } from '@/lib/project/server/find-invitation';
import { joinAction, joinAsNewAction } from '../../actions';
import { BadLink } from '../../bad-link';
import { Heading } from '../../heading';
import { LinkForm } from '../../link-form';

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invitation = await findInvitation(strangerCtx(), token);
  if (invitation?.state !== 'open') return <BadLink state={invitation?.state ?? null} />;
  const t = await getTranslations('auth.invitation');
  const ctx = await findCtx();
  const me = ctx && (await getMe(ctx));
  return (
    <>
      <Heading title={t('title')}>
        {t('text', { project: invitation.project, role: invitation.role })}
      </Heading>
      {me ? (
        <LinkForm action={joinAction} token={token} submit={t('join', { email: me.email })} fields="none" />
      ) : (
        <>
          <LinkForm action={joinAsNewAction} token={token} submit={t('submit')} fields="account" />
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
