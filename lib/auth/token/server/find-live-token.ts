import type { Actor } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { PREPARED } from '@/lib/db/kept-statement';
import { log } from '@/lib/log';
import { hashApiToken, isApiToken } from '../secret';
import { knownScopes } from './token-row';

interface LiveToken {
  id: string;
  userId: string;
  role: 'owner' | 'member';
  projectId: string | null;
  scopes: string[];
  untouched: boolean;
}

/**
 * Who acts by an API token; null where it is none, was revoked, has expired, or its person is shut out or no longer in its
 * project. A token of one project acts as a member even for an owner: the project is all that it opens.
 */
export async function findLiveToken(
  db: Db,
  secret: string,
): Promise<Extract<Actor, { kind: 'token' }> | null> {
  if (!isApiToken(secret)) return null;
  const [row] = await db.$queryRaw<LiveToken[]>`${PREPARED}
    SELECT t.id, t."userId", u.role, t."projectId", t.scopes,
      t."lastUsedAt" IS NULL OR t."lastUsedAt" < now() - interval '1 minute' AS untouched
    FROM "ApiToken" t JOIN "User" u ON u.id = t."userId"
    WHERE t."secretHash" = ${hashApiToken(secret)} AND t."revokedAt" IS NULL AND t."expiresAt" > now()
      AND u."disabledAt" IS NULL
      AND (t."projectId" IS NULL
        OR EXISTS (SELECT FROM "Member" m WHERE m."projectId" = t."projectId" AND m."userId" = t."userId"))`;
  if (!row) return null;
  const { id, userId, projectId } = row;
  if (row.untouched) touch(db, id);
  const role = projectId === null ? row.role : 'member';
  return { kind: 'token', tokenId: id, userId, role, projectId, scopes: knownScopes(row.scopes) };
}

/** No request waits for this; of many at once one writes. */
function touch(db: Db, id: string): void {
  db.$executeRaw`
    UPDATE "ApiToken" SET "lastUsedAt" = now()
    WHERE id = ${id}::uuid AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute')`.catch(
    (thrown: unknown) =>
      log.warn({ err: (thrown as Error).message }, 'the use of an API token was not noted'),
  );
}
