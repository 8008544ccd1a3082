import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect, unstable_rethrow } from 'next/navigation';
import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure } from '@/lib/errors';
import { requireCtx } from './require-ctx';

/**
 * Runs a verb for a page. Somebody who is not signed in goes to the sign-in page and comes back after it; what may not
 * be seen, or is not there, is "not found"; every other refusal reaches the error screen.
 */
export async function load<T>(verb: (ctx: Ctx) => Promise<T>): Promise<T> {
  try {
    return await verb(await requireCtx());
  } catch (thrown) {
    unstable_rethrow(thrown);
    const code = thrown instanceof AppFailure ? thrown.error.code : null;
    if (code === 'unauthenticated') redirect(await signInPath());
    if (code === 'not_found' || code === 'forbidden' || code === 'invalid') notFound();
    throw thrown;
  }
}

/** The sign-in page with the way back, which the proxy leaves in a header. */
async function signInPath(): Promise<string> {
  const path = (await headers()).get('x-face4rag-path');
  return path && path !== '/' ? `/sign-in?next=${encodeURIComponent(path)}` : '/sign-in';
}
