import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listQuerySchema } from '../query';
import { nextToAdjudicate } from '../server/queue/next-to-adjudicate';

export const adjudicationNext = operation({
  name: 'adjudication.next',
  summary: 'Which sample is to be adjudicated after one; null when none waits',
  access: 'project.lead',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/adjudication/next',
  input: listQuerySchema.extend({ projectId: storableText, after: storableText }),
  output: z.object({ sampleId: z.uuid().nullable() }),
  example: { after: '00000000-0000-4000-8000-000000000000' },
  run: async (ctx, { projectId, after, ...query }) => ({
    sampleId: await nextToAdjudicate(ctx, projectId, after, query),
  }),
});
