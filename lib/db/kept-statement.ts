import { createHash } from 'node:crypto';
import { Prisma } from '@/generated/prisma/client';

const MARK = '/* kept */';
const names = new Map<string, string>();

/**
 * Begins a raw statement that every connection prepares once and then only runs: planning costs the server more than
 * running what a save asks. For statements of one text only, whose values come as parameters.
 */
export const KEPT = Prisma.raw(MARK);

/** The name that a connection keeps a statement under; none for statements without the mark. */
export function statementName({ sql }: { sql: string }): string | undefined {
  if (!sql.trimStart().startsWith(MARK)) return undefined;
  const name = names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
  names.set(sql, name);
  return name;
}
