import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { changeComment } from '../server/change-comment';

export const commentChange = operation({
  name: 'comment.change',
  summary: 'Edit one’s own comment (body, version), or resolve a thread and open it again (resolved)',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'PATCH /projects/{projectId}/comments/{commentId}',
  input: z.object({
    projectId: storableText,
    commentId: storableText,
    body: storableText.optional(),
    version: z.int().optional(),
    resolved: z.boolean().optional(),
  }),
  output: z.void(),
  example: { resolved: false },
  run: (ctx, { projectId, commentId, ...change }) => changeComment(ctx, projectId, commentId, change),
});
