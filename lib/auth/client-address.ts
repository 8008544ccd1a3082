import ipaddr from 'ipaddr.js';

/** Set by the server from the connection itself, over whatever a client may have sent (lib/entry/connections.ts). */
export const PEER_HEADER = 'x-face4rag-peer';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** "10.0.0.1, 192.168.0.0/16" as ranges; null where one of them is neither address nor range. */
export function parseRanges(list: string): Range[] | null {
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const ranges = parts.map((part): Range | null => {
    if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
    if (!ipaddr.isValid(part)) return null;
    const address = ipaddr.process(part);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
  return ranges.every((range) => range !== null) ? ranges : null;
}

/**
 * Whose request it is: the address of the connection; where that is a trusted proxy, the last forwarded address that is none. What
 * a client forwards about itself counts for nothing.
 */
export function clientAddress(headers: Headers | undefined, trusted: readonly Range[]): string {
  const peer = headers?.get(PEER_HEADER) ?? null;
  if (peer === null) return 'unknown';
  const hops = [...(headers?.get('x-forwarded-for')?.split(',') ?? []), peer].map((hop) => hop.trim());
  const at = hops.findLastIndex((hop) => !isTrusted(hop, trusted));
  const address = hops[Math.max(at, 0)]!;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown';
}

function isTrusted(hop: string, trusted: readonly Range[]): boolean {
  if (!ipaddr.isValid(hop)) return false;
  const address = ipaddr.process(hop);
  return trusted.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range as never, bits),
  );
}
