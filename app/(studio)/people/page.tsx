import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { listUsers } from '@/lib/auth/server/list-users';
import { load } from '@/lib/entry/load';
import { PeopleTable } from './people-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('title') };
}

export default async function PeoplePage() {
  const t = await getTranslations('people');
  const [users, me] = await load(async (ctx) => [await listUsers(ctx), ctx.actor.userId] as const);
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      <PeopleTable users={users} me={me} />
    </Page>
  );
}
