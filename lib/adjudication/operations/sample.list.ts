import { operation } from '@/lib/operation/operation';
import { sampleQuerySchema } from '@/lib/sample/query';
import { samplePageSchema } from '@/lib/sample/view-schema';
import { storableText } from '@/lib/storable-schema';
import { listSamples } from '../server/list-samples';

export const sampleList = operation({
  name: 'sample.list',
  summary: 'A page of a project’s samples; what a filter does not understand is left out',
  access: 'project.read',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/samples',
  input: sampleQuerySchema.extend({ projectId: storableText }),
  output: samplePageSchema,
  run: (ctx, { projectId, ...query }) => listSamples(ctx, projectId, query),
});
