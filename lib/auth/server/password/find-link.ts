import type { AccessLink, AccessLinkKind } from '@/generated/prisma/client';
import { type LinkState, linkState } from '@/lib/auth/link-state';
import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { hashToken } from './token';

/** The link with this secret and what it is now; null when there is none of that kind. */
export async function findLink(
  db: Db,
  kind: AccessLinkKind,
  token: string,
): Promise<{ link: AccessLink; state: LinkState } | null> {
  const link = await db.accessLink.findUnique({ where: { tokenHash: hashToken(token) } });
  return link?.kind === kind ? { link, state: linkState(link, now()) } : null;
}
