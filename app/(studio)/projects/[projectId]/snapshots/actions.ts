'use server';

import { actionOf, formActionOf } from '@/lib/api/action-of';
import { snapshotCreate } from '@/lib/snapshot/operations/snapshot.create';
import { snapshotDelete } from '@/lib/snapshot/operations/snapshot.delete';
import { snapshotStop } from '@/lib/snapshot/operations/snapshot.stop';
import { readSnapshot } from './snapshot-fields';

export const createSnapshot = formActionOf(snapshotCreate, { read: readSnapshot });
export const stopSnapshot = actionOf(snapshotStop);
export const deleteSnapshot = actionOf(snapshotDelete);
