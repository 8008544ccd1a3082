import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { guidelineSchema } from '../fields';
import { publishGuideline } from '../server/publish-guideline';

export const guidelinePublish = operation({
  name: 'guideline.publish',
  summary: 'Publish the next version of the guidelines',
  access: 'project.lead',
  scope: 'projects:write',
  route: 'POST /projects/{projectId}/guidelines',
  input: guidelineSchema.extend({
    projectId: storableText,
    basedOn: z.int32().describe('the version that it was written over; 0 before the first'),
  }),
  output: z.object({ number: z.int() }),
  example: { basedOn: 0, text: '# Rivers', summary: 'first' },
  status: 201,
  run: (ctx, { projectId, basedOn, ...fields }) => publishGuideline(ctx, projectId, basedOn, fields),
});
