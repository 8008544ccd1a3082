import { type QuotaLeft, TOKEN_QUOTA } from '@/lib/auth/token/server/token-limits';

/**
 * What a token may use and has left, as draft-ietf-httpapi-ratelimit-headers (from -08 on) names it: a policy with its quota and
 * window, and what remains of it for how many seconds.
 */
export const quotaHeaders = ({ remaining, resetSeconds }: QuotaLeft): Record<string, string> => ({
  'ratelimit-policy': `"token";q=${TOKEN_QUOTA.requests};w=${TOKEN_QUOTA.seconds}`,
  ratelimit: `"token";r=${Math.max(remaining, 0)};t=${resetSeconds}`,
});
