import dns from 'node:dns';
import net from 'node:net';
import {
  Agent,
  buildConnector,
  type Dispatcher,
  fetch as undiciFetch,
  Pool,
  ProxyAgent,
  type RequestInit,
} from 'undici';
import { OwnFault } from '../own-fault';
import { isPublicAddress } from './public-address';

const LARGEST_REPLY = 64 * 1024 * 1024;

/** How an endpoint is reached. */
export interface Way {
  allowPrivate: boolean;
  timeoutMs: number;
  /** Null: straight there. */
  proxy?: string | null;
}

/**
 * A fetch with connections of its own, kept alive between calls. It follows no redirects and, unless `allowPrivate`, opens
 * no connection to addresses that are not public: rejects with an OwnFault, wrapped as `cause` where undici wraps it.
 * Through a proxy both are judged: the proxy's address, and what the endpoint's name leads to from here.
 */
export function guardedFetch(
  { allowPrivate, timeoutMs, proxy = null }: Way,
  resolve: net.LookupFunction = dns.lookup as net.LookupFunction,
): typeof globalThis.fetch {
  const lookup = allowPrivate ? resolve : publicLookup(resolve);
  const open = buildConnector({ timeout: timeoutMs, lookup } as buildConnector.BuildOptions);
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, maxResponseSize: LARGEST_REPLY };
  const connect: buildConnector.connector = (options, done) => {
    // An address that is written as numbers is connected to without a look-up.
    if (!allowPrivate && isPrivateNumber(options.hostname))
      return done(new OwnFault('private_address'), null);
    open(options, done);
  };
  const dispatcher =
    proxy === null ? new Agent({ connect, ...limits }) : throughProxy(proxy, connect, limits);
  async function guarded(input: string, init?: RequestInit) {
    // A proxy connects for us, by a name that it looks up itself.
    if (proxy !== null && !allowPrivate) await judge(new URL(input).hostname, lookup);
    const response = await undiciFetch(input, { ...init, dispatcher, redirect: 'manual' });
    if (response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    throw new OwnFault('redirected');
  }
  return guarded as unknown as typeof globalThis.fetch;
}

/** Every call goes through a tunnel, so that the proxy sees no more of it than where it goes. */
function throughProxy(uri: string, connect: buildConnector.connector, limits: Agent.Options): Dispatcher {
  return new ProxyAgent({
    uri,
    ...limits,
    clientFactory: (origin, options) => new Pool(origin, { ...options, ...limits, connect }),
  });
}

/** Rejects where a name or an address is, or leads to, one that is not public. */
function judge(hostname: string, lookup: net.LookupFunction): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isPrivateNumber(host)) return Promise.reject(new OwnFault('private_address'));
  if (net.isIP(host)) return Promise.resolve();
  return new Promise((done, refuse) =>
    lookup(host, { all: true }, (error) => (error ? refuse(error) : done())),
  );
}

const isPrivateNumber = (host: string): boolean => net.isIP(host) > 0 && !isPublicAddress(host);

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
