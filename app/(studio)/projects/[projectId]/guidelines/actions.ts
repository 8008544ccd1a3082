'use server';

import { redirect } from 'next/navigation';
import { act } from '@/lib/entry/action';
import { textOf } from '@/lib/entry/form';
import { formAction, versionArgument } from '@/lib/entry/server-action';
import { publishGuideline } from '@/lib/guideline/server/publish-guideline';
import { storableText } from '@/lib/storable-schema';

export const publish = formAction([storableText, versionArgument], async (projectId, basedOn, data) => {
  const fields = { text: textOf(data, 'text'), summary: textOf(data, 'summary') };
  const outcome = await act((ctx) => publishGuideline(ctx, projectId, basedOn, fields));
  if (outcome.ok) redirect(`/projects/${projectId}/guidelines`);
  return outcome;
});
