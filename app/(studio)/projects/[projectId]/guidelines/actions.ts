'use server';

import { redirect } from 'next/navigation';
import { formActionOf } from '@/lib/api/action-of';
import { guidelinePublish } from '@/lib/guideline/operations/guideline.publish';

export const publish = formActionOf(guidelinePublish, {
  then: (_, { projectId }) => redirect(`/projects/${projectId}/guidelines`),
});
