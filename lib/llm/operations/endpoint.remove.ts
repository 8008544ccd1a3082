import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { removeEndpoint } from '../server/remove-endpoint';

export const endpointRemove = operation({
  name: 'endpoint.remove',
  summary: 'Take an endpoint out of use and forget its key',
  access: 'owner',
  scope: null,
  route: 'DELETE /endpoints/{endpointId}',
  input: z.object({ endpointId: storableText }),
  output: z.void(),
  run: (ctx, { endpointId }) => removeEndpoint(ctx, endpointId),
});
