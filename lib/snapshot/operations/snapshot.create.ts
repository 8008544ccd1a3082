import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { snapshotOrderSchema } from '../order';
import { createSnapshot } from '../server/create-snapshot';

export const snapshotCreate = operation({
  name: 'snapshot.create',
  summary: 'Have a snapshot made: a numbered version of the gold that never changes',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'POST /projects/{projectId}/snapshots',
  input: z.object({ projectId: storableText, ...snapshotOrderSchema.shape }),
  output: z.object({ id: z.uuid(), number: z.number().int() }),
  example: { reason: 'First release', splits: [] },
  status: 202,
  run: (ctx, { projectId, ...order }) => createSnapshot(ctx, projectId, order),
});
