import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { changeImport } from '../server/import/change-import';
import { settingsChangeSchema } from '../dialect/settings';
import { inspectionSchema } from '../import/view-schema';

export const importChange = operation({
  name: 'import.change',
  summary: 'Change how a waiting file is read or what its columns mean; returns how it looks then',
  access: 'import.lead',
  scope: 'samples:write',
  route: 'PATCH /imports/{importId}/settings',
  input: settingsChangeSchema.extend({ importId: storableText }),
  output: inspectionSchema,
  run: (ctx, { importId, ...change }) => changeImport(ctx, importId, change),
});
