'use server';

import { actionOf, formActionOf } from '@/lib/api/action-of';
import { answerRunResume } from '@/lib/construction/operations/answer-run.resume';
import { answerRunStop } from '@/lib/construction/operations/answer-run.stop';
import { readBudget } from '../../runs/read-fields';

export const stopAnswerRun = actionOf(answerRunStop);
export const resumeAnswerRun = formActionOf(answerRunResume, {
  read: (data) => (data.has('budget') ? { budget: readBudget(data) } : {}),
});
