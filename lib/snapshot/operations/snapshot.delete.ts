import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { deleteSnapshot } from '../server/delete-snapshot';

export const snapshotDelete = operation({
  name: 'snapshot.delete',
  summary: 'Delete what a snapshot holds; its number, manifest and hash stay as a trace',
  access: 'project.delete',
  scope: 'gold:write',
  route: 'DELETE /projects/{projectId}/snapshots/{snapshotId}',
  input: z.object({ projectId: storableText, snapshotId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, snapshotId }) => deleteSnapshot(ctx, projectId, snapshotId),
});
