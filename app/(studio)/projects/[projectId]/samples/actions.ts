'use server';

import { sampleClaim } from '@/lib/annotation/operations/sample.claim';
import { actionOf } from '@/lib/api/action-of';
import { sampleReinstateMany } from '@/lib/sample/operations/sample.reinstate-many';
import { sampleWithdrawMany } from '@/lib/sample/operations/sample.withdraw-many';

/** Returns how many were withdrawn. */
export const withdrawMany = actionOf(sampleWithdrawMany);
/** Returns how many came back. */
export const reinstateMany = actionOf(sampleReinstateMany);
/** Claims a given sample to annotate it oneself; whoever asks goes on to it. */
export const take = actionOf(sampleClaim, { refreshes: false });
