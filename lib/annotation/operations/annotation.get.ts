import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getWorkspace } from '../server/assignment/get-workspace';
import { workspaceViewSchema } from '../view-schema';

export const annotationGet = operation({
  name: 'annotation.get',
  summary: 'The workspace of one annotation: texts, segments, labels',
  access: 'annotation.read',
  scope: 'annotations:read',
  route: 'GET /annotations/{annotationId}',
  input: z.object({ annotationId: storableText }),
  output: workspaceViewSchema,
  run: (ctx, { annotationId }) => getWorkspace(ctx, { annotationId }),
});
