import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { getEndpoint } from '@/lib/llm/server/get-endpoint';
import { change } from '../actions';
import { EndpointForm } from '../endpoint-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('endpoints'))('changeTitle') };
}

export default async function EndpointPage({ params }: { params: Promise<{ endpointId: string }> }) {
  const { endpointId } = await params;
  const t = await getTranslations('endpoints');
  const endpoint = await load((ctx) => getEndpoint(ctx, endpointId));
  return (
    <Page width="narrow">
      <PageHeader
        title={t('changeTitle')}
        description={endpoint.name}
        actions={<LinkButton href="/settings/endpoints">{t('all')}</LinkButton>}
      />
      <EndpointForm
        action={change.bind(null, { endpointId: endpoint.id, version: endpoint.version })}
        submit={t('save')}
        endpoint={endpoint}
      />
    </Page>
  );
}
