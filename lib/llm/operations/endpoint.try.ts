import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { endpointTestSchema } from '../endpoint-view-schema';
import { testEndpoint } from '../server/test-endpoint';

export const endpointTry = operation({
  name: 'endpoint.try',
  summary: 'Ask a model one tiny question',
  access: 'owner',
  scope: null,
  route: 'POST /endpoints/{endpointId}/try',
  input: z.object({ endpointId: storableText, model: storableText }),
  output: endpointTestSchema,
  example: { model: 'judge-1' },
  run: (ctx, { endpointId, model }) => testEndpoint(ctx, endpointId, model),
});
