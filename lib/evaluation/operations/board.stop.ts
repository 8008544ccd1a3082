import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { stopBoard } from '../server/board/stop-board';

export const boardStop = operation({
  name: 'board.stop',
  summary: 'Stop a board that is being made',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'DELETE /projects/{projectId}/board/{boardId}',
  input: z.object({ projectId: storableText, boardId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, boardId }) => stopBoard(ctx, projectId, boardId),
});
