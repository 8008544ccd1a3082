import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { stopSnapshot } from '../server/stop-snapshot';

export const snapshotStop = operation({
  name: 'snapshot.stop',
  summary: 'Stop a snapshot that is being made',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'POST /projects/{projectId}/snapshots/{snapshotId}/stop',
  input: z.object({ projectId: storableText, snapshotId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, snapshotId }) => stopSnapshot(ctx, projectId, snapshotId),
});
