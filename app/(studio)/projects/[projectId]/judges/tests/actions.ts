'use server';

import { actionOf, formActionOf } from '@/lib/api/action-of';
import { judgeTestResume } from '@/lib/evaluation/operations/judge-test.resume';
import { judgeTestStop } from '@/lib/evaluation/operations/judge-test.stop';
import { readBudget } from '../../runs/read-fields';

export const stopTest = actionOf(judgeTestStop);
export const resumeTest = formActionOf(judgeTestResume, {
  read: (data) => (data.has('budget') ? { budget: readBudget(data) } : {}),
});
