'use server';

import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { constructionRunEstimate } from '@/lib/construction/operations/construction-run.estimate';
import { constructionRunResume } from '@/lib/construction/operations/construction-run.resume';
import { constructionRunStart } from '@/lib/construction/operations/construction-run.start';
import { constructionRunStop } from '@/lib/construction/operations/construction-run.stop';
import { readBudget } from '../../runs/read-fields';
import { readModelOrder } from './model-order-fields';

export const estimateConstructionRun = actionOf(constructionRunEstimate, { refreshes: false });
export const startConstructionRun = formActionOf(constructionRunStart, {
  read: (data) => ({ ...readModelOrder(data), budget: readBudget(data) }),
  then: ({ id }, { projectId }) => redirect(`/projects/${projectId}/construction/runs/${id}`),
});
export const stopConstructionRun = actionOf(constructionRunStop);
export const resumeConstructionRun = formActionOf(constructionRunResume, {
  read: (data) => (data.has('budget') ? { budget: readBudget(data) } : {}),
});
