import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { roundFieldsSchema } from '../round';
import { createRound } from '../server/rounds/create-round';

export const roundCreate = operation({
  name: 'round.create',
  summary: 'Open a round over chosen samples of a project',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'POST /projects/{projectId}/rounds',
  input: roundFieldsSchema.extend({ projectId: storableText }),
  output: z.object({ id: z.uuid(), number: z.int() }),
  example: {
    kind: 'main',
    name: 'Another round',
    overlap: 1,
    share: 100,
    size: null,
    order: 'arrival',
    randomShare: 0,
    honeypotShare: 0,
    counts: true,
    leaseHours: null,
    everybody: true,
    even: true,
    people: [],
  },
  status: 201,
  run: (ctx, { projectId, ...fields }) => createRound(ctx, projectId, fields),
});
