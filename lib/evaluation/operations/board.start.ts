import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { EPSILONS } from '../board/epsilon';
import { startBoard } from '../server/board/start-board';

export const boardStart = operation({
  name: 'board.start',
  summary: 'Have the judges of a project measured against its gold',
  access: 'project.figures',
  scope: 'runs:read',
  route: 'POST /projects/{projectId}/board',
  input: z.object({
    projectId: storableText,
    /** The cost-benefit penalty of the alt-test. */
    epsilon: z.number().min(0).max(0.5).default(EPSILONS.experts),
  }),
  output: z.object({ id: z.uuid() }),
  example: { epsilon: EPSILONS.experts },
  status: 202,
  run: (ctx, { projectId, epsilon }) => startBoard(ctx, projectId, epsilon),
});
