import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { requireProject } from '../server/require-project';
import { projectAccessSchema } from '../view-schema';

export const projectGet = operation({
  name: 'project.get',
  summary: 'A project, and one’s own role in it',
  access: 'project.read',
  scope: 'projects:read',
  route: 'GET /projects/{projectId}',
  input: z.object({ projectId: storableText }),
  output: projectAccessSchema,
  run: (ctx, { projectId }) => requireProject(ctx, projectId, 'read'),
});
