'use server';

import { refresh } from 'next/cache';
import { act, type Outcome } from '@/lib/entry/action';
import type { KnownChoice } from '@/lib/round/known';
import { setKnownUse } from '@/lib/round/server/set-known-use';

/** Says whether a sample serves as a honeypot and in training, and shows the screen as it is then. */
export async function choose(
  projectId: string,
  sampleId: string,
  use: { honeypot: KnownChoice; training: KnownChoice },
): Promise<Outcome<void>> {
  const outcome = await act((ctx) => setKnownUse(ctx, projectId, sampleId, use));
  refresh();
  return outcome;
}
