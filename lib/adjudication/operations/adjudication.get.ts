import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getAdjudication } from '../server/get-adjudication';
import { adjudicationViewSchema } from '../view-schema';

export const adjudicationGet = operation({
  name: 'adjudication.get',
  summary: 'What people labelled of a sample, and how its adjudication stands',
  access: 'project.lead',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/adjudication/{sampleId}',
  input: z.object({ projectId: storableText, sampleId: storableText }),
  output: adjudicationViewSchema,
  run: (ctx, { projectId, sampleId }) => getAdjudication(ctx, projectId, sampleId),
});
