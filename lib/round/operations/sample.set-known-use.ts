import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { knownUseSchema, setKnownUse } from '../server/known/set-known-use';

export const sampleSetKnownUse = operation({
  name: 'sample.set-known-use',
  summary: 'Set whether a sample serves as a honeypot and in training',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'PUT /projects/{projectId}/samples/{sampleId}/known-use',
  input: knownUseSchema.extend({ projectId: storableText, sampleId: storableText }),
  output: z.void(),
  example: { honeypot: 'auto', training: 'auto' },
  run: (ctx, { projectId, sampleId, ...use }) => setKnownUse(ctx, projectId, sampleId, use),
});
