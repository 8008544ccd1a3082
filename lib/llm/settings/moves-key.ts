interface Place {
  baseUrl: string;
  proxy: string | null;
}

/**
 * Whether a change would have the key seen by somebody else: another host, or another proxy to a host that is spoken to
 * without encryption.
 */
export function movesKey(before: Place, after: Place): boolean {
  const [from, to] = [before, after].map(({ baseUrl }) => (URL.canParse(baseUrl) ? new URL(baseUrl) : null));
  if (!from || !to) return before.baseUrl !== after.baseUrl;
  return from.origin !== to.origin || (to.protocol === 'http:' && before.proxy !== after.proxy);
}
