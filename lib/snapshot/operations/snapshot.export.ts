import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { CONTENT_TYPES } from '@/lib/exchange/formats/registry';
import { storableText } from '@/lib/storable-schema';
import { exportSnapshot } from '../server/export-snapshot';
import { snapshotFileSchema } from '../snapshot-file';

export const snapshotExport = operation({
  name: 'snapshot.export',
  summary: 'A snapshot as a file',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots/{snapshotId}/export',
  input: snapshotFileSchema.extend({ projectId: storableText, snapshotId: storableText }),
  output: fileOutput,
  file: CONTENT_TYPES,
  run: (ctx, { projectId, snapshotId, ...file }) => exportSnapshot(ctx, projectId, snapshotId, file),
});
