import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { sortRound } from '../server/places/sort-rounds';

export const roundSort = operation({
  name: 'round.sort',
  summary: 'Rank a round’s queue anew, after what methods and people have labelled by now',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds/{roundId}/sort',
  input: z.object({ projectId: storableText, roundId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, roundId }) => sortRound(ctx, projectId, roundId),
});
