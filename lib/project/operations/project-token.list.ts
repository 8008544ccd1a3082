import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listProjectTokens } from '../server/tokens/list-project-tokens';
import { projectTokenRowSchema } from '../settings-view-schema';

export const projectTokenList = operation({
  name: 'project-token.list',
  summary: 'The API tokens for one project alone, whoever made them',
  access: 'project.lead',
  scope: null,
  route: 'GET /projects/{projectId}/tokens',
  input: z.object({ projectId: storableText }),
  output: z.array(projectTokenRowSchema),
  run: (ctx, { projectId }) => listProjectTokens(ctx, projectId),
});
