import { Cable } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listEndpoints } from '@/lib/llm/server/list-endpoints';
import { EndpointSection } from './endpoint-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('endpoints'))('title') };
}

export default async function EndpointsPage() {
  const t = await getTranslations('endpoints');
  const endpoints = await load(listEndpoints);
  const add = (
    <LinkButton variant="primary" href="/settings/endpoints/new">
      {t('add')}
    </LinkButton>
  );
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} actions={endpoints.length > 0 && add} />
      {endpoints.length === 0 && (
        <EmptyState icon={<Cable aria-hidden />} title={t('none')} action={add}>
          {t('noneText')}
        </EmptyState>
      )}
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.id} endpoint={endpoint} />
      ))}
    </Page>
  );
}
