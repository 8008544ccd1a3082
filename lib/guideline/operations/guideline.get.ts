import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getGuidelinePane } from '../server/get-guideline-pane';
import { guidelinePaneViewSchema } from '../view-schema';

export const guidelineGet = operation({
  name: 'guideline.get',
  summary: 'The guidelines in force, and what has changed since one read them last',
  access: 'project.read',
  scope: 'projects:read',
  route: 'GET /projects/{projectId}/guidelines',
  input: z.object({ projectId: storableText }),
  output: guidelinePaneViewSchema,
  run: (ctx, { projectId }) => getGuidelinePane(ctx, projectId),
});
