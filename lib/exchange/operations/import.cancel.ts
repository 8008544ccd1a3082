import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { cancelImport } from '../server/import/cancel-import';

export const importCancel = operation({
  name: 'import.cancel',
  summary: 'Stop an import; nothing of it stays',
  access: 'import.lead',
  scope: 'samples:write',
  route: 'POST /imports/{importId}/cancel',
  input: z.object({ importId: storableText }),
  output: z.void(),
  run: (ctx, { importId }) => cancelImport(ctx, importId),
});
