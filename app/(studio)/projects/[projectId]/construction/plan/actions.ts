'use server';

import { formActionOf } from '@/lib/api/action-of';
import { compositionPlanUpdate } from '@/lib/construction/operations/composition-plan.update';
import { readPlan } from './plan-fields';

export const updatePlan = formActionOf(compositionPlanUpdate, { read: readPlan });
