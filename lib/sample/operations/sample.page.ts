import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { pageSamples } from '../server/page-samples';
import { sampleCursorSchema } from '../sample-cursor';
import { sampleTextsPageSchema } from '../view-schema';

export const samplePage = operation({
  name: 'sample.page',
  summary: 'The samples of a project with their whole texts, page by page from a cursor on',
  access: 'project.read',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/samples/page',
  input: sampleCursorSchema.extend({ projectId: storableText }),
  output: sampleTextsPageSchema,
  run: (ctx, { projectId, ...from }) => pageSamples(ctx, projectId, from),
});
