import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { modelOrderSchema } from '../model-order';
import { startConstructionRun } from '../server/runs/start-construction-run';

export const constructionRunStart = operation({
  name: 'construction-run.start',
  summary: 'Have a model make samples of those whose gold is consistent, so many of each recipe, by a worker',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/construction-runs',
  input: z.object({ projectId: storableText, ...modelOrderSchema.shape }),
  output: z.object({ id: z.uuid() }),
  example: {
    wanted: { word_contradiction: 20, conflation: 20 },
    endpointId: '6f0f2a58-6f9a-4d3c-9a39-3d1f0c3f5a10',
    model: 'gpt-4.1',
    budget: 5,
  },
  status: 202,
  run: (ctx, { projectId, ...order }) => startConstructionRun(ctx, projectId, order),
});
