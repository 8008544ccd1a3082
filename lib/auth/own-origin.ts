import { env } from '@/lib/env';

/**
 * The origins under which this request may call a page its own: PUBLIC_URL's alone where it is set, whatever Host says; else that of the
 * host that was asked for, since people open the studio by whatever name their machine has.
 */
export function ownOrigins(headers: Headers, publicUrl: string | undefined = env().PUBLIC_URL): string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).origin];
  const host = askedHost(headers);
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** True when a request comes from a page of this very server: Origin, else Sec-Fetch-Site, must say so. */
export function isOwnOrigin(headers: Headers, publicUrl: string | undefined = env().PUBLIC_URL): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  return ownOrigins(headers, publicUrl).includes(origin);
}

/** The host that the browser asked for: what the outermost proxy says, else the request itself; null when neither does. */
function askedHost(headers: Headers): string | null {
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return forwarded || headers.get('host');
}
