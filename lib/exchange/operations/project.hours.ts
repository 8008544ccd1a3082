import { z } from 'zod';
import { fileOutput } from '@/lib/operation/file-output';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exportHours } from '../server/export/export-hours';

export const projectHours = operation({
  name: 'project.hours',
  summary: 'Hours of active work by person, round and day',
  access: 'project.lead',
  scope: 'people:read',
  route: 'GET /projects/{projectId}/hours',
  input: z.object({ projectId: storableText }),
  output: fileOutput,
  file: ['text/csv'],
  run: (ctx, { projectId }) => exportHours(ctx, projectId),
});
