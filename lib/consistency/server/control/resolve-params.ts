import type { Db } from '@/lib/db/client';
import type { Method } from '@/lib/consistency/method';
import { reviewedSegments } from './reviewed-segments';

/** The parameters of a run that names none: from what people of this project reviewed where the method uses that, else its defaults. */
export async function resolveParams(db: Db, projectId: string, method: Method): Promise<unknown> {
  if (!method.fromReviewed) return method.defaults;
  return method.fromReviewed(await reviewedSegments(db, projectId, method));
}
