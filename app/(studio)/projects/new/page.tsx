import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { load } from '@/lib/entry/load';
import { mayCreateProject } from '@/lib/project/server/may-create-project';
import { ProjectForm } from '../project-form';
import { create } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('projects.new'))('title') };
}

export default async function NewProjectPage() {
  if (!(await load(mayCreateProject))) notFound();
  const t = await getTranslations('projects.new');
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} />
      <Section title={t('fields')}>
        <ProjectForm action={create.bind(null, {})} submit={t('submit')} />
      </Section>
    </Page>
  );
}
