import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { archiveProject } from '../server/archive-project';

export const projectArchive = operation({
  name: 'project.archive',
  summary: 'Close a project for every change, or open it again',
  access: 'project.lead',
  scope: 'projects:write',
  route: 'PUT /projects/{projectId}/archived',
  input: z.object({ projectId: storableText, archived: z.boolean() }),
  output: z.void(),
  example: { archived: false },
  run: (ctx, { projectId, archived }) => archiveProject(ctx, projectId, archived),
});
