import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { comparedImportSchema } from '../comparison/view-schema';
import { getComparison } from '../server/comparison/get-comparison';

export const importComparison = operation({
  name: 'import.comparison',
  summary:
    'What importing a file that is ready would add, refuse and leave as it is, once it has been found out',
  access: 'import.lead',
  scope: 'samples:read',
  route: 'GET /imports/{importId}/comparison',
  input: z.object({ importId: storableText }),
  output: comparedImportSchema,
  run: (ctx, { importId }) => getComparison(ctx, importId),
});
