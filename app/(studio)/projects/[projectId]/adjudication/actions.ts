'use server';

import { adjudicationAccept } from '@/lib/adjudication/operations/adjudication.accept';
import { actionOf } from '@/lib/api/action-of';

/** Accepts a page of what the gold rule agrees on; returns how many, and how many are left. */
export const accept = actionOf(adjudicationAccept);
