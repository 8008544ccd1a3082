import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { projectSchema } from '../fields';
import { createProject } from '../server/create-project';

export const projectCreate = operation({
  name: 'project.create',
  summary: 'Make a project; who makes it leads it',
  access: 'project.create',
  scope: 'projects:write',
  route: 'POST /projects',
  input: projectSchema,
  output: z.object({ id: z.uuid() }),
  example: { name: 'Rivers', description: 'answers about rivers' },
  status: 201,
  run: (ctx, fields) => createProject(ctx, fields),
});
