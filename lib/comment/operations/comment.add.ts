import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { commentSchema } from '../fields';
import { addComment } from '../server/add-comment';
import { listComments } from '../server/list-comments';
import { commentsViewSchema } from '../view-schema';

export const commentAdd = operation({
  name: 'comment.add',
  summary: 'Comment on a sample, a segment, or in a thread; returns all comments',
  access: 'project.annotate',
  scope: 'annotations:write',
  route: 'POST /projects/{projectId}/samples/{sampleId}/comments',
  input: commentSchema.extend({ projectId: storableText, sampleId: storableText }),
  output: commentsViewSchema,
  example: { id: '00000000-0000-4000-8000-000000000003', body: 'to be looked at' },
  run: async (ctx, { projectId, sampleId, ...comment }) => {
    await addComment(ctx, projectId, sampleId, comment);
    return listComments(ctx, projectId, sampleId);
  },
});
