import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exportSchema } from '../formats/export-options';
import { CONTENT_TYPES } from '../formats/registry';
import { exportProject } from '../server/export/export-project';

export const goldExport = operation({
  name: 'gold.export',
  summary: 'The gold of a project, one row for each unit; JSON Lines unless another format is asked for',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/gold',
  input: exportSchema
    .pick({ format: true, withdrawn: true, pseudonyms: true })
    .extend({ projectId: storableText }),
  output: fileOutput,
  file: CONTENT_TYPES,
  run: (ctx, { projectId, ...options }) =>
    exportProject(ctx, projectId, { ...options, content: 'gold', annotations: 'all' }),
});
