import { allOperations } from '@/lib/api/operations';
import { API_PREFIX, methodAndPath, type Operation, takesQuery } from '@/lib/operation/operation';
import { ASKERS, REFUSALS } from './access-answers';
import { type ExpectedStatuses, type Call, CALLS } from './access-table';

/** What each operation is asked by its method and path, and by which statuses those are refused who may not do it. */
async function operationCalls(): Promise<Record<string, Call>> {
  return Object.fromEntries((await allOperations()).map((each) => [keyOf(each), callOf(each)]));
}

/** Every way into the studio under /api: the routes of a file of their own, and the operations. */
export const allCalls = async (): Promise<Record<string, Call>> => ({
  ...(await operationCalls()),
  ...CALLS,
});

function keyOf(operation: Operation): string {
  const { method, path } = methodAndPath(operation);
  return `${method} ${API_PREFIX}${path.replaceAll('{', '[').replaceAll('}', ']')}`;
}

function callOf(operation: Operation): Call {
  const { access, example } = operation;
  const done = operation.status ?? 200;
  const answers = Object.fromEntries(
    ASKERS.map((asker) => [asker, REFUSALS[access][asker] ?? done]),
  ) as ExpectedStatuses;
  if (!example) return { answers };
  if (takesQuery(methodAndPath(operation).method))
    return { answers, query: `?${new URLSearchParams(example as Record<string, string>).toString()}` };
  return { answers, data: () => example };
}
