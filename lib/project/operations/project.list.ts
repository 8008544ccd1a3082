import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listProjects } from '../server/list-projects';
import { projectRowSchema } from '../view-schema';

export const projectList = operation({
  name: 'project.list',
  summary: 'The projects that one is in; all of them for an owner',
  access: 'user',
  scope: 'projects:read',
  route: 'GET /projects',
  input: z.object({}),
  output: z.array(projectRowSchema),
  run: (ctx) => listProjects(ctx),
});
