import { z } from 'zod';
import type { EndpointTest } from './server/test-endpoint';
import { FAULT_KINDS } from './fault';
import { OWN_REASONS } from './own-fault';
import { endpointModelSchema } from './endpoint';
import type { EndpointView } from './server/endpoint-view';
import { modelFeaturesSchema } from './features';
import type { ListedEndpoint } from './server/list-endpoints';

/** An endpoint as its owner sees it: of the key only its last characters. */
export const endpointViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(['settings', 'environment']),
  baseUrl: z.string(),
  /** The key's last four characters; null where there is none. */
  keyHint: z.string().nullable(),
  allowPrivate: z.boolean(),
  apiVersion: z.string().nullable(),
  proxy: z.string().nullable(),
  models: z.array(endpointModelSchema),
  maxInFlight: z.number(),
  timeoutSeconds: z.number(),
  version: z.number(),
}) satisfies z.ZodType<EndpointView>;

/** What came of asking a model one tiny question. */
export const endpointTestSchema = z.union([
  z.object({ ok: z.literal(true), latencyMs: z.number(), features: modelFeaturesSchema }),
  z.object({ ok: z.literal(false), reason: z.enum([...FAULT_KINDS, ...OWN_REASONS]), message: z.string() }),
]) satisfies z.ZodType<EndpointTest>;

/** An endpoint with what is known of its models: of those that were asked. */
export const listedEndpointSchema = endpointViewSchema.extend({
  found: z.record(z.string(), modelFeaturesSchema),
}) satisfies z.ZodType<ListedEndpoint>;
