'use server';

import { refresh } from 'next/cache';
import { act } from '@/lib/entry/action';
import { action, readByVerb } from '@/lib/entry/server-action';
import type { KnownChoice } from '@/lib/round/known';
import { setKnownUse } from '@/lib/round/server/set-known-use';
import { storableText } from '@/lib/storable-schema';

/** Says whether a sample serves as a honeypot and in training, and shows the screen as it is then. */
export const choose = action(
  [storableText, storableText, readByVerb<{ honeypot: KnownChoice; training: KnownChoice }>()],
  async (projectId, sampleId, use) => {
    const outcome = await act((ctx) => setKnownUse(ctx, projectId, sampleId, use));
    refresh();
    return outcome;
  },
);
