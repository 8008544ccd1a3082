import type { Prisma } from '@/generated/prisma/client';
import { SCOPES, type TokenScope } from '@/lib/operation/scope';

/** What is told of a token to those who may see it; never its hash. */
export const tokenFields = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  project: { select: { id: true, name: true } },
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} satisfies Prisma.ApiTokenSelect;

/** A row with its scopes as they are known now. */
export const toTokenRow = <R extends { scopes: string[] }>(
  row: R,
): Omit<R, 'scopes'> & { scopes: TokenScope[] } => ({
  ...row,
  scopes: knownScopes(row.scopes),
});

/** A scope that a later version gives up opens nothing. */
export const knownScopes = (stored: readonly string[]): TokenScope[] =>
  SCOPES.filter((scope) => stored.includes(scope));
