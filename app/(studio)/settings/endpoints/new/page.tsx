import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { load } from '@/lib/entry/load';
import { create } from '../actions';
import { EndpointForm } from '../endpoint-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('endpoints'))('newTitle') };
}

export default async function NewEndpointPage() {
  await load(async (ctx) => requireOwner(ctx));
  const t = await getTranslations('endpoints');
  return (
    <Page width="narrow">
      <PageHeader
        title={t('newTitle')}
        description={t('newText')}
        actions={<LinkButton href="/settings/endpoints">{t('all')}</LinkButton>}
      />
      <EndpointForm action={create.bind(null, {})} submit={t('create')} />
    </Page>
  );
}
