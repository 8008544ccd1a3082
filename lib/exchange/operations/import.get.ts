import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getImport } from '../server/import/get-import';
import { importViewSchema } from '../import/view-schema';

export const importGet = operation({
  name: 'import.get',
  summary: 'How far an import is; while it is uploaded, how many bytes have arrived',
  access: 'import.lead',
  scope: 'samples:read',
  route: 'GET /imports/{importId}',
  input: z.object({ importId: storableText }),
  output: importViewSchema,
  run: (ctx, { importId }) => getImport(ctx, importId),
});
