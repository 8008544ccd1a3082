import type { AccessLink, AccessLinkKind } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { fail, type StateReason } from '@/lib/errors';
import type { LinkState } from '@/lib/auth/link-state';
import { findLink } from './find-link';
import { hashToken } from './token';

const REASONS = {
  used: 'link_used',
  expired: 'link_expired',
  revoked: 'link_revoked',
} as const satisfies Record<Exclude<LinkState, 'open'>, StateReason>;

/**
 * Uses a link up, in the transaction of what it is used for: of two who come at once one gets it. Fails with not_found,
 * or with the state that the link is in.
 */
export async function claimLink(tx: Tx, kind: AccessLinkKind, token: string): Promise<AccessLink> {
  const time = now();
  const [link] = await tx.accessLink.updateManyAndReturn({
    where: {
      tokenHash: hashToken(token),
      kind,
      usedAt: null,
      revokedAt: null,
      expiresAt: { gt: time },
    },
    data: { usedAt: time },
  });
  if (link) return link;
  const found = await findLink(tx, kind, token);
  if (!found || found.state === 'open') fail({ code: 'not_found', object: 'link' });
  fail({ code: 'state', object: 'link', reason: REASONS[found.state] });
}
