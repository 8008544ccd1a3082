import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { act } from '@/lib/entry/action';
import { type FormState, textOf } from '@/lib/entry/form';
import { load } from '@/lib/entry/load';
import { formAction } from '@/lib/entry/server-action';
import { createProject } from '@/lib/project/server/create-project';
import { mayCreateProject } from '@/lib/project/server/may-create-project';
import { ProjectForm } from '../project-form';

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
        <ProjectForm action={create} submit={t('submit')} />
      </Section>
    </Page>
  );
}

const made = formAction([], async (data) => {
  const fields = { name: textOf(data, 'name'), description: textOf(data, 'description') };
  const outcome = await act((ctx) => createProject(ctx, fields));
  if (outcome.ok) redirect(`/projects/${outcome.value.id}`);
  return outcome;
});

async function create(state: FormState, data: FormData): Promise<FormState> {
  'use server';
  return made(state, data);
}
