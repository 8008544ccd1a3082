import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listQuerySchema } from '../query';
import { listPageSchema } from '../queue-view-schema';
import { listAdjudicationQueue } from '../server/queue/list-adjudication-queue';

export const adjudicationList = operation({
  name: 'adjudication.list',
  summary: 'A page of the samples that are to be adjudicated, or have been',
  access: 'project.lead',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/adjudication',
  input: listQuerySchema.extend({ projectId: storableText }),
  output: listPageSchema,
  run: (ctx, { projectId, ...query }) => listAdjudicationQueue(ctx, projectId, query),
});
