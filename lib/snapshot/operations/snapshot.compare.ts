import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { comparisonQuerySchema, comparisonSchema } from '../comparison-view-schema';
import { compareSnapshots } from '../server/compare-snapshots';

export const snapshotCompare = operation({
  name: 'snapshot.compare',
  summary: 'What changed from one snapshot to another: samples, gold, evidence and who',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots/{snapshotId}/changes',
  input: comparisonQuerySchema.extend({ projectId: storableText, snapshotId: storableText }),
  output: comparisonSchema,
  example: { with: '1' },
  run: (ctx, { projectId, snapshotId, ...query }) => compareSnapshots(ctx, projectId, snapshotId, query),
});
