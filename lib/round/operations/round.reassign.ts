import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { reassignPlace } from '../server/places/reassign-place';

export const roundReassign = operation({
  name: 'round.reassign',
  summary: 'Give a person’s assignment to another',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds/{roundId}/reassign',
  input: z.object({
    projectId: storableText,
    roundId: storableText,
    placeId: storableText,
    userId: storableText,
  }),
  output: z.void(),
  example: { placeId: '00000000-0000-4000-8000-000000000000', userId: 'somebody' },
  run: (ctx, { projectId, roundId, ...place }) => reassignPlace(ctx, projectId, roundId, place),
});
