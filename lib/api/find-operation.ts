import { type HttpMethod, methodAndPath, type Operation } from '@/lib/operation/operation';

interface Found<Of> {
  operation: Of;
  /** What stands in the path for each of its names, decoded. */
  params: Record<string, string>;
}

/**
 * The operation for a method and a path under API_PREFIX; for a path that exists under other methods, those methods; null for
 * an unknown path. A fixed part wins over a parameter: /rounds/known before /rounds/{roundId}.
 */
export function findOperation<Of extends Pick<Operation, 'route'>>(
  operations: readonly Of[],
  method: string,
  parts: readonly string[],
): Found<Of> | { allowed: HttpMethod[] } | null {
  const fitting = operations
    .map((operation) => ({ operation, ...methodAndPath(operation) }))
    .map((each) => ({ ...each, params: paramsOf(each.path, parts) }))
    .filter((each) => each.params !== null)
    .sort((a, b) => namesFirst(a.path, b.path));
  const best = fitting[0]?.path;
  const same = fitting.filter(({ path }) => path === best);
  const found = same.find((each) => each.method === method);
  if (found) return { operation: found.operation, params: found.params as Record<string, string> };
  return same.length > 0 ? { allowed: same.map((each) => each.method) } : null;
}

function paramsOf(path: string, parts: readonly string[]): Record<string, string> | null {
  const pattern = path.split('/').slice(1);
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const name = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (name === undefined && wanted !== parts[at]) return null;
    if (name !== undefined) params[name] = parts[at] as string;
  }
  return params;
}

/** Orders paths of one length so that a fixed part comes before a name, part by part. */
function namesFirst(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => path.split('/').map((part) => (part.startsWith('{') ? 1 : 0)));
  for (const [at, isName] of left!.entries()) if (isName !== right![at]) return isName - (right![at] ?? 0);
  return 0;
}
