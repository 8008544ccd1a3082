import type { Db } from '@/lib/db/client';
import { calibrate } from '../calibrate';
import type { Method } from '../method';
import { offline } from '../methods/offline/method';
import { DEFAULT_THRESHOLD, type OfflineParams } from '../methods/offline/params';
import { reviewedSegments } from './reviewed-segments';

/**
 * The parameters of a run that names none: the method's own, and for the offline engine a threshold from what people of
 * this project have submitted over its readings, with where it comes from.
 */
export async function resolveParams(db: Db, projectId: string, method: Method): Promise<unknown> {
  if (method.id !== offline.id) return method.defaults;
  const found = calibrate(await reviewedSegments(db, projectId, method), DEFAULT_THRESHOLD);
  const params: OfflineParams = {
    threshold: found.threshold,
    thresholdSource: found.source,
    reviewedSegments: found.used,
    unexposedOnly: found.unexposedOnly,
  };
  return params;
}
