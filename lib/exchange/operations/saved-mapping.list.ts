import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { savedMappingSchema } from '../paths/view-schema';
import { listMappings } from '../server/mappings/list-mappings';

export const savedMappingList = operation({
  name: 'saved-mapping.list',
  summary: 'The mappings of nested files that a project keeps',
  access: 'project.lead',
  scope: 'samples:read',
  route: 'GET /projects/{projectId}/saved-mappings',
  input: z.object({ projectId: storableText }),
  output: z.array(savedMappingSchema),
  run: (ctx, { projectId }) => listMappings(ctx, projectId),
});
