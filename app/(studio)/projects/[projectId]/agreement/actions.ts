'use server';

import { agreementStart } from '@/lib/agreement/operations/agreement.start';
import { agreementStop } from '@/lib/agreement/operations/agreement.stop';
import { actionOf } from '@/lib/api/action-of';

export const startReport = actionOf(agreementStart);
export const stopReport = actionOf(agreementStop);
