import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listGuidelines } from '../server/list-guidelines';
import { guidelineHeadSchema } from '../view-schema';

export const guidelineList = operation({
  name: 'guideline.list',
  summary: 'Every version of the guidelines, without their texts',
  access: 'project.read',
  scope: 'projects:read',
  route: 'GET /projects/{projectId}/guidelines/versions',
  input: z.object({ projectId: storableText }),
  output: z.array(guidelineHeadSchema),
  run: (ctx, { projectId }) => listGuidelines(ctx, projectId),
});
