import dns from 'node:dns';
import net from 'node:net';
import { Agent, buildConnector, fetch as undiciFetch, type RequestInit } from 'undici';
import { OwnFault } from '../own-fault';
import { isPublicAddress } from './public-address';

const LARGEST_REPLY = 64 * 1024 * 1024;

/**
 * A fetch with connections of its own, kept alive between calls. It follows no redirects and, unless `allowPrivate`, opens
 * no connection to addresses that are not public: rejects with an OwnFault, wrapped as `cause` where undici wraps it.
 */
export function guardedFetch(
  { allowPrivate, timeoutMs }: { allowPrivate: boolean; timeoutMs: number },
  resolve: net.LookupFunction = dns.lookup as net.LookupFunction,
): typeof globalThis.fetch {
  const lookup = allowPrivate ? resolve : publicLookup(resolve);
  const open = buildConnector({ timeout: timeoutMs, lookup } as buildConnector.BuildOptions);
  const agent = new Agent({
    connect(options, done) {
      // An address that is written as numbers is connected to without a look-up.
      if (!allowPrivate && net.isIP(options.hostname) && !isPublicAddress(options.hostname))
        return done(new OwnFault('private_address'), null);
      open(options, done);
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: LARGEST_REPLY,
  });
  async function guarded(input: string, init?: RequestInit) {
    const response = await undiciFetch(input, { ...init, dispatcher: agent, redirect: 'manual' });
    if (response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    throw new OwnFault('redirected');
  }
  return guarded as unknown as typeof globalThis.fetch;
}

/** Judges the very addresses that the connection is about to use, so that a name cannot become another one in between. */
export function publicLookup(resolve: net.LookupFunction): net.LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, options, (error, found, family) => {
      if (error) return done(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.every(isPublicAddress)) done(null, found, family);
      else done(new OwnFault('private_address'), found, family);
    });
}
