import ipaddr from 'ipaddr.js';

/** NAT64: the last 32 bits are the IPv4 address that is meant. */
const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/**
 * True for an address of the public internet: not of this machine, of a private, link-local, unique-local or carrier-grade
 * network, multicast or reserved, also where it is written as IPv6. Clouds keep their metadata among these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` takes ::ffff:10.0.0.1 as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(NAT64, 96))
    return isPublicAddress(parsed.toByteArray().slice(12).join('.'));
  return parsed.range() === 'unicast';
}
