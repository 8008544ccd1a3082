import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listComments } from '../server/list-comments';
import { commentsViewSchema } from '../view-schema';

export const commentList = operation({
  name: 'comment.list',
  summary: 'The comments on a sample that one may see; that they were seen is noted, hence no GET',
  access: 'project.read',
  scope: 'annotations:read',
  route: 'POST /projects/{projectId}/samples/{sampleId}/comments/seen',
  input: z.object({ projectId: storableText, sampleId: storableText }),
  output: commentsViewSchema,
  run: (ctx, { projectId, sampleId }) => listComments(ctx, projectId, sampleId),
});
