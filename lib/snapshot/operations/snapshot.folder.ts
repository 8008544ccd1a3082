import { z } from 'zod';
import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exportFolder, ZIP } from '../server/export-folder';

export const snapshotFolder = operation({
  name: 'snapshot.folder',
  summary: 'A snapshot as the folder that datasets.load_dataset takes, in one zip',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/snapshots/{snapshotId}/folder',
  input: z.object({ projectId: storableText, snapshotId: storableText }),
  output: fileOutput,
  file: [ZIP],
  run: (ctx, { projectId, snapshotId }) => exportFolder(ctx, projectId, snapshotId),
});
