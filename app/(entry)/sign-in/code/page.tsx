import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { TextLink } from '@/components/ui/text-link';
import { findCtx } from '@/lib/entry/require-ctx';
import { secondStepToken } from '@/lib/entry/second-step-cookie';
import { Heading } from '../../heading';
import { CodeForm } from './code-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.secondStep'))('title') };
}

export default async function CodePage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string; with?: string }>;
}) {
  if (await findCtx()) redirect('/projects');
  const { next = '/projects', with: by } = await searchParams;
  if ((await secondStepToken()) === '') redirect(`/sign-in?next=${encodeURIComponent(next)}`);
  const recovery = by === 'recovery';
  const t = await getTranslations('auth.secondStep');
  const here = `/sign-in/code?next=${encodeURIComponent(next)}`;
  return (
    <>
      <Heading title={t('title')}>{t(recovery ? 'recoveryText' : 'text')}</Heading>
      <CodeForm key={by} next={next} recovery={recovery} />
      <ul className="mt-5 flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-3">
        <li>
          <TextLink href={recovery ? here : `${here}&with=recovery`}>
            {t(recovery ? 'toApp' : 'toRecovery')}
          </TextLink>
        </li>
        <li>
          <TextLink href="/sign-in">{t('again')}</TextLink>
        </li>
        <li>{t('lost')}</li>
      </ul>
    </>
  );
}
