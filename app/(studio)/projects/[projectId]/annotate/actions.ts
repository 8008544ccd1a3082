'use server';

import { sampleSkip } from '@/lib/annotation/operations/sample.skip';
import { actionOf } from '@/lib/api/action-of';

/** Gives a claimed sample back to the queue, for others; the workspace goes on by itself. */
export const skip = actionOf(sampleSkip, { refreshes: false });
