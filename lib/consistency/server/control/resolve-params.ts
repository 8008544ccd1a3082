import { ZodError } from 'zod';
import type { Db } from '@/lib/db/client';
import type { Method } from '@/lib/consistency/method';
import { withVoters } from '../votes/voters-of-project';
import { reviewedSegments } from './reviewed-segments';

/** The parameters that a run is stored with: what was asked for, or what follows from the project. */
export async function paramsOfRun(
  db: Db,
  projectId: string,
  method: Method,
  asked: unknown,
  path = 'params',
): Promise<unknown> {
  const params =
    asked === undefined ? await resolveParams(db, projectId, method) : askedParams(method, asked, path);
  return method.votes ? withVoters(db, projectId, params) : params;
}

/** The parameters of a run that names none: from what people of this project reviewed where the method uses that, else its defaults. */
export async function resolveParams(db: Db, projectId: string, method: Method): Promise<unknown> {
  if (!method.fromReviewed) return method.defaults;
  return method.fromReviewed(await reviewedSegments(db, projectId, method));
}

/** Parameters that were asked for. Throws ZodError at their path in the order: "params.threshold". */
export function askedParams(method: Method, params: unknown, path = 'params'): unknown {
  try {
    return method.parse(params);
  } catch (thrown) {
    if (!(thrown instanceof ZodError)) throw thrown;
    throw new ZodError(
      thrown.issues.map((issue) => ({ ...issue, path: [...path.split('.'), ...issue.path] })),
    );
  }
}
