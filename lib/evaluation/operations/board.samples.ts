import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { boardCellSchema } from '../board/board-cell';
import { cellSamplesSchema } from '../board/view-schema';
import { listCellSamples } from '../server/board/list-cell-samples';

export const boardSamples = operation({
  name: 'board.samples',
  summary: 'The samples behind a cell of the board: where a judge is right or wrong, alone or beside another',
  access: 'project.figures',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/board/samples',
  input: boardCellSchema.extend({ projectId: storableText }),
  output: cellSamplesSchema,
  example: { judge: 'always_consistent', outcome: 'wrong' } as const,
  run: (ctx, { projectId, ...cell }) => listCellSamples(ctx, projectId, cell),
});
