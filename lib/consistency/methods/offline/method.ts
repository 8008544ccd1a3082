import { calibrate } from '../../calibrate';
import type { Method } from '../../method';
import { DEFAULT_THRESHOLD, type OfflineParams, offlineParamsSchema } from './params';
import { predictSample } from './predict-sample';

/** Judges by wording alone, with no model and no network: it flags what lacks support, and cannot check logic. */
export const offline: Method<OfflineParams> = {
  id: 'offline',
  version: '2',
  judges: () => ['fact'],
  needsEndpoint: false,
  params: offlineParamsSchema,
  defaults: offlineParamsSchema.parse({}),
  fromReviewed: (reviewed) => {
    const { threshold, source, used, unexposedOnly } = calibrate(reviewed, DEFAULT_THRESHOLD);
    return { threshold, thresholdSource: source, reviewedSegments: used, unexposedOnly };
  },
  parse: (params) => offlineParamsSchema.parse(params),
  read: async (input, params) => predictSample(input, params),
};
