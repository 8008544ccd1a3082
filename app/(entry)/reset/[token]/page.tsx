import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findReset } from '@/lib/auth/server/password/find-reset';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { resetAction } from '../../actions';
import { BadLink } from '../../bad-link';
import { Heading } from '../../heading';
import { LinkForm } from '../../link-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.reset'))('title') };
}

export default async function ResetPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const reset = await findReset(anonymousCtx(), token);
  if (reset?.state !== 'open') return <BadLink state={reset?.state ?? null} />;
  const t = await getTranslations('auth.reset');
  return (
    <>
      <Heading title={t('title')}>{t('text', { email: reset.email })}</Heading>
      <LinkForm
        action={resetAction}
        token={token}
        submit={t('submit')}
        fields="password"
        email={reset.email}
      />
    </>
  );
}
