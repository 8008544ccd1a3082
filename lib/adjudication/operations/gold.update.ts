import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { goldSettingsSchema } from '../gold-rule';
import { setGold } from '../server/gold/set-gold';

export const goldUpdate = operation({
  name: 'gold.update',
  summary: 'Set a project’s gold rule, and how its samples are adjudicated',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'PUT /projects/{projectId}/gold-settings',
  input: goldSettingsSchema.extend({ projectId: storableText, version: z.int32() }),
  output: z.void(),
  example: { version: 1, rule: { kind: 'unanimous', votes: 2 }, mayHaveLabelled: false, namesHidden: true },
  run: (ctx, { projectId, version, ...settings }) => setGold(ctx, projectId, version, settings),
});
