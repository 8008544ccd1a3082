import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getProjectSettings } from '../server/get-project-settings';
import { projectSettingsSchema } from '../settings-view-schema';

export const projectSettings = operation({
  name: 'project.settings',
  summary: 'Settings of a project: people, open invitations, what annotators see of methods',
  access: 'project.lead',
  scope: 'people:read',
  route: 'GET /projects/{projectId}/settings',
  input: z.object({ projectId: storableText }),
  output: projectSettingsSchema,
  run: (ctx, { projectId }) => getProjectSettings(ctx, projectId),
});
