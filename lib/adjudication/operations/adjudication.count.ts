import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { countToAdjudicate } from '../server/queue/count-to-adjudicate';

export const adjudicationCount = operation({
  name: 'adjudication.count',
  summary: 'How many samples wait to be adjudicated, and of how many that decides the verdict',
  access: 'project.lead',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/adjudication/count',
  input: z.object({ projectId: storableText }),
  output: z.object({ count: z.int(), more: z.boolean(), decisive: z.int() }),
  run: (ctx, { projectId }) => countToAdjudicate(ctx, projectId),
});
