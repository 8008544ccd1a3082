import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { stopConstruction } from '../server/stop-construction';

export const constructionStop = operation({
  name: 'construction.stop',
  summary: 'Stop a construction; the samples that it has made stay',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'DELETE /projects/{projectId}/construction/{constructionId}',
  input: z.object({ projectId: storableText, constructionId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, constructionId }) => stopConstruction(ctx, projectId, constructionId),
});
