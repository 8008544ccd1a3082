import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { markGuidelineRead } from '../server/mark-guideline-read';

export const guidelineMarkRead = operation({
  name: 'guideline.mark-read',
  summary: 'Note that one has a version of the guidelines before one',
  access: 'project.read',
  scope: 'projects:write',
  route: 'POST /projects/{projectId}/guidelines/read',
  input: z.object({ projectId: storableText, number: z.int().min(1) }),
  output: z.void(),
  example: { number: 1 },
  run: (ctx, { projectId, number }) => markGuidelineRead(ctx, projectId, { number }),
});
