import type { Page } from '@playwright/test';
import type { TokenScope } from '@/lib/operation/scope';

/** Makes a token for one project in the name of whoever is signed in on a page; returns its secret. */
export async function makeToken(
  page: Page,
  baseURL: string,
  projectId: string,
  scopes: readonly TokenScope[],
): Promise<string> {
  const answer = await page.request.post('/api/v1/me/tokens', {
    headers: { origin: new URL(baseURL).origin },
    data: { name: 'A program', projectId, scopes, days: 1 },
  });
  if (!answer.ok()) throw new Error(`token: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { secret: string }).secret;
}
