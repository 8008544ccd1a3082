export type LinkState = 'open' | 'used' | 'expired' | 'revoked';

export interface LinkTimes {
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
}

/** What a link is at `time`; a used one is "used" for ever, whatever happened after. */
export function linkState(link: LinkTimes, time: Date): LinkState {
  if (link.usedAt) return 'used';
  if (link.revokedAt) return 'revoked';
  return link.expiresAt <= time ? 'expired' : 'open';
}
