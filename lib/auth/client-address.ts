import ipaddr from 'ipaddr.js';

/** Who calls, set by the server over whatever a client may have sent (lib/entry/connections.ts). */
export const CLIENT_HEADER = 'x-face4rag-client';

export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** "10.0.0.1, 192.168.0.0/16" as ranges; null where one of them is neither address nor range. */
export function parseRanges(list: string): AddressRange[] | null {
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const ranges = parts.map((part): AddressRange | null => {
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
export function clientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: readonly AddressRange[],
): string {
  if (!peer) return 'unknown';
  const hops = [...(forwarded?.split(',') ?? []), peer].map((hop) => hop.trim());
  const at = hops.findLastIndex((hop) => !isTrusted(hop, trusted));
  const address = hops[Math.max(at, 0)]!;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown';
}

/** What one household or machine can choose its addresses from: of IPv6 the first 64 bits, of IPv4 the address itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()
    : parsed.toString();
}

function isTrusted(hop: string, trusted: readonly AddressRange[]): boolean {
  if (!ipaddr.isValid(hop)) return false;
  const address = ipaddr.process(hop);
  return trusted.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range as never, bits),
  );
}
