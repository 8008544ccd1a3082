import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exportSchema } from '../formats/export-options';
import { CONTENT_TYPES } from '../formats/registry';
import { exportProject } from '../server/export/export-project';

export const projectExport = operation({
  name: 'project.export',
  summary: 'A project with its annotations as a file; gold alone has an operation of its own',
  access: 'project.read',
  scope: 'annotations:read',
  route: 'GET /projects/{projectId}/export',
  input: exportSchema.extend({ projectId: storableText }),
  output: fileOutput,
  file: CONTENT_TYPES,
  run: (ctx, { projectId, ...options }) => exportProject(ctx, projectId, options),
});
