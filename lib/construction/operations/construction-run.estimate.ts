import { z } from 'zod';
import { itemEstimateSchema } from '@/lib/consistency/ask/item-estimate';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { modelOrderSchema } from '../model-order';
import { estimateConstructionRun } from '../server/runs/estimate-construction-run';

export const constructionRunEstimate = operation({
  name: 'construction-run.estimate',
  summary: 'What a construction run would take of its model, before it is started',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'POST /projects/{projectId}/construction-runs/estimate',
  input: z.object({ projectId: storableText, ...modelOrderSchema.omit({ budget: true }).shape }),
  output: itemEstimateSchema,
  example: {
    wanted: { word_contradiction: 20, conflation: 20 },
    endpointId: '6f0f2a58-6f9a-4d3c-9a39-3d1f0c3f5a10',
    model: 'gpt-4.1',
  },
  run: (ctx, { projectId, ...order }) => estimateConstructionRun(ctx, projectId, order),
});
