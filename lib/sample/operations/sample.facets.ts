import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listSampleFacets } from '../server/list-sample-facets';
import { sampleFacetsSchema } from '../view-schema';

export const sampleFacets = operation({
  name: 'sample.facets',
  summary: 'Languages, generators and annotators by which samples can be filtered',
  access: 'project.read',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/samples/facets',
  input: z.object({ projectId: storableText }),
  output: sampleFacetsSchema,
  run: (ctx, { projectId }) => listSampleFacets(ctx, projectId),
});
