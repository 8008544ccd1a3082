'use server';

import { redirect } from 'next/navigation';
import { act } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { publishGuideline } from '@/lib/guideline/server/publish-guideline';

export async function publish(
  projectId: string,
  basedOn: number,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const fields = { text: textOf(data, 'text'), summary: textOf(data, 'summary') };
  const outcome = await act((ctx) => publishGuideline(ctx, projectId, basedOn, fields));
  if (outcome.ok) redirect(`/projects/${projectId}/guidelines`);
  return formState(state, outcome);
}
