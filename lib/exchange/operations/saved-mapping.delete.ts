import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { deleteMapping } from '../server/mappings/delete-mapping';

export const savedMappingDelete = operation({
  name: 'saved-mapping.delete',
  summary: 'Forget a mapping of nested files; what was imported with it stays',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'DELETE /projects/{projectId}/saved-mappings/{mappingId}',
  input: z.object({ projectId: storableText, mappingId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, mappingId }) => deleteMapping(ctx, projectId, mappingId),
});
