import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { deleteProject } from '../server/delete-project';

export const projectDelete = operation({
  name: 'project.delete',
  summary: 'Delete a project with everything in it, for good; its name confirms it. Its audit log stays',
  access: 'project.delete',
  scope: null,
  route: 'DELETE /projects/{projectId}',
  input: z.object({ projectId: storableText, name: storableText }),
  output: z.void(),
  example: { name: 'not its name' },
  run: (ctx, { projectId, name }) => deleteProject(ctx, projectId, name),
});
