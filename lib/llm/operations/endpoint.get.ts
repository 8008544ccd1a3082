import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { endpointViewSchema } from '../endpoint-view-schema';
import { getEndpoint } from '../server/get-endpoint';

export const endpointGet = operation({
  name: 'endpoint.get',
  summary: 'One endpoint; its key is never told',
  access: 'owner',
  scope: 'runs:read',
  route: 'GET /endpoints/{endpointId}',
  input: z.object({ endpointId: storableText }),
  output: endpointViewSchema,
  run: (ctx, { endpointId }) => getEndpoint(ctx, endpointId),
});
