import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { endpointModelSchema, endpointSchema } from './endpoint';

const { baseUrl, name, apiVersion, proxy, models, maxInFlight, timeoutSeconds } = endpointSchema.shape;

/** A setting that is there but empty counts as not given: files of settings write them so. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const modelList = storableText
  .transform((text, context): unknown => {
    const names = text.split(',').map((part) => part.trim());
    if (!text.trim().startsWith('[')) return names.filter(Boolean).map((each) => ({ name: each }));
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON list of models' });
      return z.NEVER;
    }
  })
  .pipe(models);

/** Settings that describe one endpoint; part of the schema of the environment (lib/env.ts). */
export const ENDPOINT_SETTINGS = {
  /** Up to and including the version, as https://api.example.com/v1; without it there is no endpoint from here. */
  FACE4RAG_LLM_BASE_URL: given(baseUrl.optional()),
  FACE4RAG_LLM_API_KEY: given(storableText.trim().max(1_000).optional()),
  /** Names parted by commas, or a JSON list of models with prices per million tokens and parameters of their own. */
  FACE4RAG_LLM_MODELS: given(modelList.optional()),
  FACE4RAG_LLM_NAME: given(name.optional()),
  FACE4RAG_LLM_API_VERSION: given(apiVersion),
  FACE4RAG_LLM_PROXY: given(proxy),
  FACE4RAG_LLM_ALLOW_PRIVATE: given(z.stringbool().default(false)),
  FACE4RAG_LLM_MAX_IN_FLIGHT: given(maxInFlight),
  FACE4RAG_LLM_TIMEOUT_SECONDS: given(timeoutSeconds),
};
export type EndpointSettings = z.output<z.ZodObject<typeof ENDPOINT_SETTINGS>>;

/** An address without a model is no endpoint: zod's check of the two settings together. */
export const MODELS_WITH_ADDRESS = {
  path: ['FACE4RAG_LLM_MODELS'],
  message: 'names no model, though FACE4RAG_LLM_BASE_URL is set',
  holds: ({ FACE4RAG_LLM_BASE_URL: address, FACE4RAG_LLM_MODELS: models }: EndpointSettings) =>
    !address || models !== undefined,
};

/** The endpoint that the environment describes, named after its host unless it has a name; null when there is none. */
export function environmentEndpoint(env: EndpointSettings) {
  const address = env.FACE4RAG_LLM_BASE_URL;
  if (!address) return null;
  return {
    name: env.FACE4RAG_LLM_NAME ?? new URL(address).hostname,
    baseUrl: address,
    apiKey: env.FACE4RAG_LLM_API_KEY ?? null,
    allowPrivate: env.FACE4RAG_LLM_ALLOW_PRIVATE,
    apiVersion: env.FACE4RAG_LLM_API_VERSION,
    proxy: env.FACE4RAG_LLM_PROXY,
    models: endpointModelSchema.array().parse(env.FACE4RAG_LLM_MODELS),
    maxInFlight: env.FACE4RAG_LLM_MAX_IN_FLIGHT,
    timeoutSeconds: env.FACE4RAG_LLM_TIMEOUT_SECONDS,
  };
}
