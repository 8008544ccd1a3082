'use server';

import { actionOf, formActionOf } from '@/lib/api/action-of';
import { constructionStart } from '@/lib/construction/operations/construction.start';
import { constructionStop } from '@/lib/construction/operations/construction.stop';
import { readConstruction } from './construction-fields';

export const startConstruction = formActionOf(constructionStart, { read: readConstruction });
export const stopConstruction = actionOf(constructionStop);
