import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { adjudicationChangeSchema } from '../change';
import { changeAdjudication } from '../server/change-adjudication';
import { adjudicationViewSchema } from '../view-schema';

export const adjudicationChange = operation({
  name: 'adjudication.change',
  summary: 'One change of a lead who adjudicates a sample; the other fields are those of its kind',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'POST /projects/{projectId}/adjudication/{sampleId}',
  input: z.looseObject({
    projectId: storableText,
    sampleId: storableText,
    kind: z.enum(adjudicationChangeSchema.options.map(({ shape }) => shape.kind.value)),
  }),
  body: adjudicationChangeSchema,
  output: adjudicationViewSchema,
  example: { kind: 'open' },
  run: (ctx, { projectId, sampleId, ...change }) => changeAdjudication(ctx, projectId, sampleId, change),
});
