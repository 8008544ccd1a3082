import { askedHost } from '@/lib/auth/asked-host';

/** True when a request comes from a page of this very server: Origin, else Sec-Fetch-Site, must say so. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  try {
    return new URL(origin).host === askedHost(request.headers);
  } catch {
    return false;
  }
}
