import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Callout } from '@/components/ui/callout';
import { findCtx } from '@/lib/entry/require-ctx';
import { ProviderError } from '@/app/provider-error';
import { Heading } from '../heading';
import { ProviderButton } from '../provider-button';
import { SignInForm } from './sign-in-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.signIn'))('title') };
}

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string; reset?: string; refused?: string }>;
}) {
  if (await findCtx()) redirect('/projects');
  const { next, reset, refused } = await searchParams;
  const t = await getTranslations('auth.signIn');
  return (
    <>
      <Heading title={t('title')} />
      {reset && (
        <Callout kind="success" role="status" className="mb-5">
          {t('passwordSet')}
        </Callout>
      )}
      <ProviderError reason={refused} />
      <SignInForm next={next ?? '/projects'} />
      <ProviderButton next={next ?? '/projects'} />
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-3">{t('forgot')}</p>
    </>
  );
}
