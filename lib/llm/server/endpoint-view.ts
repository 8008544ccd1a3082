import { type EndpointModel, endpointModelSchema } from '../endpoint';

/** An endpoint as its owner sees it: of the key only its last characters. */
export interface EndpointView {
  id: string;
  name: string;
  source: 'settings' | 'environment';
  baseUrl: string;
  /** The key's last four characters; null where there is none. */
  keyHint: string | null;
  allowPrivate: boolean;
  apiVersion: string | null;
  proxy: string | null;
  models: EndpointModel[];
  maxInFlight: number;
  timeoutSeconds: number;
  version: number;
}

/** Columns of an endpoint that its view needs: the sealed key is not among them. */
export const ENDPOINT_FIELDS = {
  id: true,
  name: true,
  source: true,
  baseUrl: true,
  keyHint: true,
  allowPrivate: true,
  apiVersion: true,
  proxy: true,
  models: true,
  maxInFlight: true,
  timeoutSeconds: true,
  version: true,
} as const;

/** From a row; what it holds of models is checked again. */
export function toEndpointView(row: Omit<EndpointView, 'models'> & { models: unknown }): EndpointView {
  return { ...row, models: toEndpointModels(row.models) };
}

/** The models as stored on a row. */
export const toEndpointModels = (stored: unknown): EndpointModel[] =>
  endpointModelSchema.array().parse(stored);
