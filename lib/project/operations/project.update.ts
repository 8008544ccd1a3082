import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { projectSchema } from '../fields';
import { updateProject } from '../server/update-project';

export const projectUpdate = operation({
  name: 'project.update',
  summary: 'Rename or describe a project',
  access: 'project.lead',
  scope: 'projects:write',
  route: 'PATCH /projects/{projectId}',
  input: projectSchema.extend({ projectId: storableText, version: z.int32() }),
  output: z.void(),
  example: { version: 1, name: 'Taken over', description: '' },
  run: (ctx, { projectId, version, ...fields }) => updateProject(ctx, projectId, version, fields),
});
