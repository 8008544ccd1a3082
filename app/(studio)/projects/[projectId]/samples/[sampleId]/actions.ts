'use server';

import { annotationReturn } from '@/lib/annotation/operations/annotation.return';
import { formActionOf } from '@/lib/api/action-of';
import { sampleReinstate } from '@/lib/sample/operations/sample.reinstate';
import { sampleWithdraw } from '@/lib/sample/operations/sample.withdraw';

export const withdraw = formActionOf(sampleWithdraw);
export const reinstate = formActionOf(sampleReinstate);
export const returnSample = formActionOf(annotationReturn);
