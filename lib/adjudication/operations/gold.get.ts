import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { goldSettingsSchema } from '../gold-rule';
import { getGoldSettings } from '../server/gold/get-gold-settings';

export const goldGet = operation({
  name: 'gold.get',
  summary: 'A project’s gold rule, and how its samples are adjudicated',
  access: 'project.lead',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/gold-settings',
  input: z.object({ projectId: storableText }),
  output: goldSettingsSchema,
  run: (ctx, { projectId }) => getGoldSettings(ctx, projectId),
});
