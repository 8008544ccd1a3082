import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { endpointSchema } from '../endpoint';
import { createEndpoint } from '../server/create-endpoint';

export const endpointCreate = operation({
  name: 'endpoint.create',
  summary: 'Make an endpoint that models are asked at',
  access: 'owner',
  scope: null,
  route: 'POST /endpoints',
  input: endpointSchema,
  output: z.object({ id: z.uuid() }),
  example: { name: 'Endpoint', baseUrl: 'https://models.example/v1', models: [{ name: 'judge-1' }] },
  status: 201,
  run: (ctx, fields) => createEndpoint(ctx, fields),
});
