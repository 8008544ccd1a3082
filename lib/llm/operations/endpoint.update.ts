import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { endpointSchema } from '../endpoint';
import { updateEndpoint } from '../server/update-endpoint';

export const endpointUpdate = operation({
  name: 'endpoint.update',
  summary: 'Change an endpoint; without a key it keeps its own',
  access: 'owner',
  scope: null,
  route: 'PUT /endpoints/{endpointId}',
  input: endpointSchema.extend({ endpointId: storableText, version: z.int32() }),
  output: z.void(),
  example: {
    version: 1,
    name: 'Another endpoint',
    baseUrl: 'https://models.example/v1',
    models: [{ name: 'judge-1' }],
  },
  run: (ctx, { endpointId, version, ...fields }) => updateEndpoint(ctx, endpointId, fields, version),
});
