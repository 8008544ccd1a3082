import type { EndpointModel } from './endpoint';
import type { Extra } from './settings/extra';
import type { environmentEndpoint } from './environment-endpoint';

/** What a command line says of the endpoint; everything else is the environment's. */
export interface AskedEndpoint extends Extra {
  baseUrl?: string;
  model?: string;
  apiKey?: string;
  allowPrivate?: boolean;
  maxInFlight?: number;
  apiVersion?: string;
  proxy?: string;
  inputPrice?: number;
  cachedPrice?: number;
  outputPrice?: number;
}

/** One model behind one endpoint, with its key in clear: never leaves the process. */
export interface ChosenEndpoint {
  baseUrl: string;
  apiKey: string | null;
  allowPrivate: boolean;
  apiVersion?: string | null;
  proxy?: string | null;
  maxInFlight: number;
  timeoutSeconds: number;
  model: EndpointModel;
}

const ALONE = {
  apiKey: null,
  allowPrivate: false,
  apiVersion: null,
  proxy: null,
  maxInFlight: 8,
  timeoutSeconds: 120,
  models: [],
};

/**
 * The endpoint that is meant: the environment's, with what was asked in its place. Its key goes to its own address alone;
 * another address has the key that was asked for, or none. Null when there is no address or no model.
 */
export function chooseEndpoint(
  asked: AskedEndpoint,
  own: ReturnType<typeof environmentEndpoint>,
): ChosenEndpoint | null {
  const elsewhere = asked.baseUrl !== undefined && asked.baseUrl !== own?.baseUrl;
  const { apiKey, allowPrivate, apiVersion, proxy, maxInFlight, timeoutSeconds, models } =
    (elsewhere ? null : own) ?? ALONE;
  const baseUrl = asked.baseUrl ?? own?.baseUrl;
  const name = asked.model ?? models[0]?.name;
  if (baseUrl === undefined || name === undefined) return null;
  const known = models.find((model) => model.name === name);
  return {
    baseUrl,
    apiKey: asked.apiKey ?? apiKey,
    allowPrivate: asked.allowPrivate ?? allowPrivate,
    apiVersion: asked.apiVersion ?? apiVersion,
    proxy: asked.proxy ?? proxy,
    maxInFlight: asked.maxInFlight ?? maxInFlight,
    timeoutSeconds,
    model: {
      name,
      inputPrice: asked.inputPrice ?? known?.inputPrice ?? 0,
      cachedInputPrice: asked.cachedPrice ?? known?.cachedInputPrice ?? null,
      outputPrice: asked.outputPrice ?? known?.outputPrice ?? 0,
      extraBody: asked.extraBody ?? known?.extraBody,
      extraHeaders: asked.extraHeaders ?? known?.extraHeaders,
    },
  };
}
