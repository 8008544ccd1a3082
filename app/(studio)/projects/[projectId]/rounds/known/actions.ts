'use server';

import { actionOf } from '@/lib/api/action-of';
import { sampleSetKnownUse } from '@/lib/round/operations/sample.set-known-use';

/** Sets whether a sample serves as a honeypot and in training. */
export const choose = actionOf(sampleSetKnownUse);
