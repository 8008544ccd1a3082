import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { act } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { createProject } from '@/lib/project/server/create-project';
import { ProjectForm } from '../project-form';

export default async function NewProjectPage() {
  const t = await getTranslations('projects.new');
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} description={t('text')} />
      <ProjectForm action={create} submit={t('submit')} />
    </Page>
  );
}

async function create(state: FormState, data: FormData): Promise<FormState> {
  'use server';
  const fields = { name: textOf(data, 'name'), description: textOf(data, 'description') };
  const outcome = await act((ctx) => createProject(ctx, fields));
  if (outcome.ok) redirect(`/projects/${outcome.value.id}`);
  return formState(state, outcome);
}
