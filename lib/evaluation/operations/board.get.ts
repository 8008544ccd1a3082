import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { boardSchema } from '../board/view-schema';
import { getBoard } from '../server/board/get-board';

export const boardGet = operation({
  name: 'board.get',
  summary: 'How well the judges of a project do against its gold, as it was last measured',
  access: 'project.figures',
  scope: 'runs:read',
  route: 'GET /projects/{projectId}/board',
  input: z.object({ projectId: storableText }),
  output: boardSchema,
  run: (ctx, { projectId }) => getBoard(ctx, projectId),
});
