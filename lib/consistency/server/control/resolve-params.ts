import { ZodError } from 'zod';
import type { Db } from '@/lib/db/client';
import type { Method } from '@/lib/consistency/method';
import { reviewedSegments } from './reviewed-segments';

/** The parameters of a run that names none: from what people of this project reviewed where the method uses that, else its defaults. */
export async function resolveParams(db: Db, projectId: string, method: Method): Promise<unknown> {
  if (!method.fromReviewed) return method.defaults;
  return method.fromReviewed(await reviewedSegments(db, projectId, method));
}

/** Parameters that were asked for. Throws ZodError at their path in the order: "params.threshold". */
export function askedParams(method: Method, params: unknown): unknown {
  try {
    return method.parse(params);
  } catch (thrown) {
    if (!(thrown instanceof ZodError)) throw thrown;
    throw new ZodError(thrown.issues.map((issue) => ({ ...issue, path: ['params', ...issue.path] })));
  }
}
