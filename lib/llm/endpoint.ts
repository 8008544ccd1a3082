import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { extraBodySchema, extraHeadersSchema } from './settings/extra';

const price = z.number().min(0).max(100_000);

/** A model behind an endpoint, with what it costs: per million tokens, in whatever currency the owner counts in. */
export const endpointModelSchema = z.object({
  name: storableText.trim().min(1).max(200),
  inputPrice: price.default(0),
  /** Of prompt tokens that the provider had in its cache; the full price when not given. */
  cachedInputPrice: price.nullable().default(null),
  outputPrice: price.default(0),
  /** Of these prices, what calls cost that go in batches; BATCH_SHARE when not given. */
  batchShare: z.number().min(0).max(1).optional(),
  /** Sent with every request to it, beside what the studio says itself. */
  extraBody: extraBodySchema.optional(),
  extraHeaders: extraHeadersSchema.optional(),
});
export type EndpointModel = z.infer<typeof endpointModelSchema>;

/** Whether a model has prices: without, everything costs nothing and no budget is ever spent. */
export const isPriced = ({ inputPrice, outputPrice }: EndpointModel): boolean =>
  inputPrice > 0 || outputPrice > 0;

/** Each model once: it is known by its name. */
const models = z
  .array(endpointModelSchema)
  .min(1)
  .max(50)
  .superRefine((list, context) => {
    list.forEach(({ name }, at) => {
      if (list.findIndex((model) => model.name === name) < at)
        context.addIssue({
          code: 'custom',
          path: [at, 'name'],
          message: 'this model is there twice',
          params: { issue: 'used_elsewhere' },
        });
    });
  });

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), {
    message: 'must be an address without a user, a question mark or a hash',
    params: { issue: 'plain_address' },
  });

/** A proxy by its address alone: a name and a password in it would be shown and logged. */
const proxyUrl = storableText
  .trim()
  .max(1_000)
  .refine(isProxy, {
    message: 'must be an address such as http://proxy.example:3128, without a user or a path',
    params: { issue: 'proxy_address' },
  });

function isProxy(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

/** What the owner says of an endpoint. The key is written only: it never comes back. */
export const endpointSchema = z.object({
  name: storableText.trim().min(1).max(100),
  /** Up to and including the version: https://api.example.com/v1 */
  baseUrl: httpUrl,
  /** Missing: as it was. Empty: none is needed. */
  apiKey: storableText.max(1_000).optional(),
  allowPrivate: z.boolean().default(false),
  /** Sent as `api-version`, as addresses of Azure's deployments want it: 2024-10-21. */
  apiVersion: storableText
    .trim()
    .regex(/^[\w.-]{1,40}$/)
    .nullable()
    .default(null),
  /** Through which calls go: http://proxy.example:3128. Null: straight there. */
  proxy: proxyUrl.nullable().default(null),
  models,
  maxInFlight: z.coerce.number().int().min(1).max(1_000).default(8),
  timeoutSeconds: z.coerce.number().int().min(5).max(3_600).default(120),
});
export type EndpointFields = z.input<typeof endpointSchema>;
