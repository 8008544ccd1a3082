import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { startComparison } from '../server/comparison/start-comparison';

export const importCompare = operation({
  name: 'import.compare',
  summary: 'Have a worker find out what importing a file that is ready would add, refuse and leave as it is',
  access: 'import.lead',
  scope: 'samples:write',
  route: 'POST /imports/{importId}/comparison',
  input: z.object({ importId: storableText }),
  output: z.object({ id: z.uuid() }),
  status: 202,
  run: (ctx, { importId }) => startComparison(ctx, importId),
});
