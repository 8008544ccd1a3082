import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getSnapshot } from '../server/get-snapshot';
import { snapshotSchema } from '../view-schema';

export const snapshotGet = operation({
  name: 'snapshot.get',
  summary: 'A snapshot with its manifest, by its id or number',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots/{snapshotId}',
  input: z.object({ projectId: storableText, snapshotId: storableText }),
  output: snapshotSchema,
  run: (ctx, { projectId, snapshotId }) => getSnapshot(ctx, projectId, snapshotId),
});
