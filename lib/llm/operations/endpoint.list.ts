import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listedEndpointSchema } from '../endpoint-view-schema';
import { listEndpoints } from '../server/list-endpoints';

export const endpointList = operation({
  name: 'endpoint.list',
  summary: 'Every endpoint with its models',
  access: 'owner',
  scope: 'runs:read',
  route: 'GET /endpoints',
  input: z.object({}),
  output: z.array(listedEndpointSchema),
  run: (ctx) => listEndpoints(ctx),
});
