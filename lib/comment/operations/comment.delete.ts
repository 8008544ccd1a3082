import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { deleteComment } from '../server/delete-comment';

export const commentDelete = operation({
  name: 'comment.delete',
  summary: 'Delete one’s own comment; who commented and when stays',
  access: 'comment.author',
  scope: 'annotations:write',
  route: 'DELETE /projects/{projectId}/comments/{commentId}',
  input: z.object({ projectId: storableText, commentId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, commentId }) => deleteComment(ctx, projectId, commentId),
});
