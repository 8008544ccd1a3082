import { createHash } from 'node:crypto';
import { Prisma } from '@/generated/prisma/client';

const MARK = '/* kept */';
const names = new Map<string, string>();

/**
 * Begins a raw statement that every connection prepares once and then only runs: for the statements of a save, planning
 * costs the server more than running them. For statements of one text only, whose values come as parameters.
 */
export const PREPARED = Prisma.raw(MARK);

/** The name that a connection keeps a statement under; none for statements without the mark. */
export function statementName({ sql }: { sql: string }): string | undefined {
  if (!sql.trimStart().startsWith(MARK)) return undefined;
  const name = names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
  names.set(sql, name);
  return name;
}
