import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { roundChangeSchema } from '../round';
import { changeRound } from '../server/rounds/change-round';

export const roundUpdate = operation({
  name: 'round.update',
  summary: 'Change a round’s name, lease and people',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'PATCH /projects/{projectId}/rounds/{roundId}',
  input: roundChangeSchema.extend({ projectId: storableText, roundId: storableText, version: z.int32() }),
  output: z.void(),
  example: { version: 1, name: 'Another name', leaseHours: null, everybody: true, even: true, people: [] },
  run: (ctx, { projectId, roundId, version, ...fields }) =>
    changeRound(ctx, projectId, roundId, version, fields),
});
