import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listImports } from '../server/import/list-imports';
import { importViewSchema } from '../import/view-schema';

export const importList = operation({
  name: 'import.list',
  summary: 'The latest imports of a project',
  access: 'project.lead',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/imports',
  input: z.object({ projectId: storableText }),
  output: z.array(importViewSchema),
  run: (ctx, { projectId }) => listImports(ctx, projectId),
});
