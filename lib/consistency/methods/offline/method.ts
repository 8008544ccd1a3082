import type { Method } from '../../method';
import { type OfflineParams, offlineParamsSchema } from './params';
import { readSample } from './read-sample';

/** Judges by wording alone, with no model and no network: it flags what lacks support, and cannot check logic. */
export const offline: Method<OfflineParams> = {
  id: 'offline',
  version: '1',
  judges: () => ['fact'],
  needsEndpoint: false,
  defaults: offlineParamsSchema.parse({}),
  parse: (params) => offlineParamsSchema.parse(params),
  read: async (input, params) => readSample(input, params),
};
