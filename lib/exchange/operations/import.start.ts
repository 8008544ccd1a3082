import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { startImport } from '../server/import/start-import';

export const importStart = operation({
  name: 'import.start',
  summary:
    'Hand a file that is ready to a worker, which may pre-fill its samples with the offline engine afterwards',
  access: 'import.lead',
  scope: 'samples:write',
  route: 'POST /imports/{importId}/start',
  input: z.object({ importId: storableText, prefill: z.boolean().optional() }),
  output: z.void(),
  run: (ctx, { importId, prefill }) => startImport(ctx, importId, prefill),
});
