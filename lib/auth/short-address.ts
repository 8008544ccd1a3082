/**
 * An address as a person would read it: IPv4 as it is, IPv6 (kept as the prefix of its network) without needless zeros;
 * null for none, and for a prefix that is all zeros, which this very machine has.
 */
export function shortAddress(address: string | null): string | null {
  if (!address) return null;
  if (!address.includes(':')) return address;
  const groups = address.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  while (groups.at(-1) === '0') groups.pop();
  if (groups.length === 0) return null;
  return groups.length < 8 ? `${groups.join(':')}::` : groups.join(':');
}
