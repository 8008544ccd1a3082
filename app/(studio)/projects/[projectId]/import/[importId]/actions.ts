'use server';

import { actionOf } from '@/lib/api/action-of';
import { importCancel } from '@/lib/exchange/operations/import.cancel';
import { importChange } from '@/lib/exchange/operations/import.change';
import { importStart } from '@/lib/exchange/operations/import.start';

export const changeImport = actionOf(importChange);
export const startImport = actionOf(importStart);
export const cancelImport = actionOf(importCancel);
