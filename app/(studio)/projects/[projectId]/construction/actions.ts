'use server';

import { actionOf, formActionOf } from '@/lib/api/action-of';
import { constructionStart } from '@/lib/construction/operations/construction.start';
import { constructionStop } from '@/lib/construction/operations/construction.stop';
import { readOrder } from './read-order';

export const startConstruction = formActionOf(constructionStart, { read: readOrder });
export const stopConstruction = actionOf(constructionStop);
