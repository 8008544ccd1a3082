import { seal, unseal } from '@/lib/seal';

/** An API key as it is kept; bound to its endpoint's id. */
export const sealKey = (apiKey: string, endpointId: string): string =>
  seal('endpoint keys', apiKey, endpointId);

/** The API key again, or null when it was sealed with another FACE4RAG_SECRET or for another endpoint. */
export const openKey = (sealed: string, endpointId: string): string | null =>
  unseal('endpoint keys', sealed, endpointId);
