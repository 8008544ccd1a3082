import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { openApi } from '@/lib/api/openapi';
import { referenceOf } from '@/lib/api/reference';
import { load } from '@/lib/entry/load';
import { EntryList } from './entry-list';
import { ErrorSection } from './error-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('apiReference'))('title') };
}

/** What programs can ask of the studio, made of openapi.json. */
export default async function ApiReferencePage() {
  const t = await getTranslations('apiReference');
  const entries = referenceOf(await load(() => openApi()));
  return (
    <Page width="narrow">
      <PageHeader
        title={t('title')}
        description={t.rich('text', {
          spec: (name) => (
            <a href="/api/openapi.json" className="underline">
              {name}
            </a>
          ),
          account: (name) => <TextLink href="/account">{name}</TextLink>,
        })}
      />
      <EntryList entries={entries} />
      <ErrorSection />
    </Page>
  );
}
