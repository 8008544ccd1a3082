import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listSnapshots } from '../server/list-snapshots';
import { snapshotSchema } from '../view-schema';

export const snapshotList = operation({
  name: 'snapshot.list',
  summary: 'The snapshots of a project, newest first',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots',
  input: z.object({ projectId: storableText }),
  output: z.array(snapshotSchema),
  run: (ctx, { projectId }) => listSnapshots(ctx, projectId),
});
