'use server';

import { actionOf } from '@/lib/api/action-of';
import { importCancel } from '@/lib/exchange/operations/import.cancel';
import { importChange } from '@/lib/exchange/operations/import.change';
import { importCompare } from '@/lib/exchange/operations/import.compare';
import { importStart } from '@/lib/exchange/operations/import.start';
import { savedMappingDelete } from '@/lib/exchange/operations/saved-mapping.delete';
import { savedMappingSave } from '@/lib/exchange/operations/saved-mapping.save';

export const changeImport = actionOf(importChange);
export const startImport = actionOf(importStart);
export const cancelImport = actionOf(importCancel);
export const saveMapping = actionOf(savedMappingSave);
export const deleteMapping = actionOf(savedMappingDelete);
export const compareImport = actionOf(importCompare);
