import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { exposureSettingsSchema } from '../exposure-policy';
import { setExposure } from '../server/set-exposure';

export const projectExposure = operation({
  name: 'project.exposure',
  summary: 'Set what annotators see of a method while they label',
  access: 'project.lead',
  scope: 'projects:write',
  route: 'PUT /projects/{projectId}/exposure',
  input: exposureSettingsSchema.extend({ projectId: storableText, version: z.int32() }),
  output: z.void(),
  example: { version: 1, policy: 'blind', controlShare: 0 },
  run: (ctx, { projectId, version, ...settings }) => setExposure(ctx, projectId, version, settings),
});
