import { getTranslations } from 'next-intl/server';
import { findLink } from '@/lib/auth/server/find-link';
import { strangerCtx } from '@/lib/entry/stranger';
import { resetAction } from '../../actions';
import { BadLink } from '../../bad-link';
import { Heading } from '../../heading';
import { LinkForm } from '../../link-form';

export default async function ResetPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await findLink(strangerCtx().db, 'password_reset', token);
  if (found?.state !== 'open') return <BadLink state={found?.state ?? null} />;
  const t = await getTranslations('auth.reset');
  return (
    <>
      <Heading title={t('title')} />
      <LinkForm action={resetAction} token={token} submit={t('submit')} fields="password" />
    </>
  );
}
