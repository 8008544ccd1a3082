import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { newMappingSchema } from '../paths/new-mapping';
import { saveMapping } from '../server/mappings/save-mapping';

export const savedMappingSave = operation({
  name: 'saved-mapping.save',
  summary:
    'Keep under a name where the fields of samples stand in nested files, in place of what has the name',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/saved-mappings',
  input: newMappingSchema,
  output: z.object({ id: z.uuid() }),
  example: {
    name: 'RAG traces',
    preset: 'langfuse',
    paths: {
      question: 'input.question',
      reference: ['output.documents[].page_content'],
      answer: 'output.answer',
      trace: 'id',
    },
  },
  status: 201,
  run: (ctx, fields) => saveMapping(ctx, fields),
});
