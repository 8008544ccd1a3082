import { setTimeout as sleep } from 'node:timers/promises';
import { CRASH_PASSWORD } from './world';

/** A browser's fetch to one server: its own cookie, its own origin. */
export interface Browser {
  fetch: typeof fetch;
  /** What it sends with every request, for requests that `fetch` cannot make. */
  headers: Record<string, string>;
}

/** Signs in as a browser does, later where too many do at once. Throws when the server says no. */
export async function signInAs(url: string, email: string): Promise<Browser> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: CRASH_PASSWORD }),
  });
  if (response.status === 429) {
    await sleep(Number(response.headers.get('x-retry-after') ?? 5) * 1_000);
    return signInAs(url, email);
  }
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return browserOf(url, { origin: url, cookie });
}

/** A browser that sends these headers with every request to a server. */
export function browserOf(url: string, headers: Record<string, string>): Browser {
  return {
    headers,
    fetch: (path, init) =>
      fetch(url + String(path), {
        ...init,
        headers: { ...(init?.headers as Record<string, string> | undefined), ...headers },
      }),
  };
}
