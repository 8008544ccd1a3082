import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { reinstateSample } from '../server/reinstate-sample';

export const sampleReinstate = operation({
  name: 'sample.reinstate',
  summary: 'Take a withdrawn sample back into the work',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/samples/{sampleId}/reinstate',
  input: z.object({ projectId: storableText, sampleId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, sampleId }) => reinstateSample(ctx, projectId, sampleId),
});
