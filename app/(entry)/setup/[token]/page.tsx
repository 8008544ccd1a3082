import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findLink } from '@/lib/auth/server/password/find-link';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { setUpAction } from '../../actions';
import { BadLink } from '../../bad-link';
import { Heading } from '../../heading';
import { LinkForm } from '../../link-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.setUp'))('title') };
}

export default async function SetUpPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await findLink(anonymousCtx().db, 'setup', token);
  if (found?.state !== 'open') return <BadLink state={found?.state ?? null} />;
  const t = await getTranslations('auth.setUp');
  return (
    <>
      <Heading title={t('title')}>{t('text')}</Heading>
      <LinkForm action={setUpAction} token={token} submit={t('submit')} fields="account" />
    </>
  );
}
