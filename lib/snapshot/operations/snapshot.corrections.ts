import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { correctionsQuerySchema, correctionsSchema } from '../errata/corrections-view-schema';
import { listCorrections } from '../server/list-corrections';

export const snapshotCorrections = operation({
  name: 'snapshot.corrections',
  summary: 'Released labels that the gold of a snapshot corrects: what they said, what it says, evidence',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots/{snapshotId}/corrections',
  input: correctionsQuerySchema.extend({ projectId: storableText, snapshotId: storableText }),
  output: correctionsSchema,
  run: (ctx, { projectId, snapshotId, page }) => listCorrections(ctx, projectId, snapshotId, { page }),
});
