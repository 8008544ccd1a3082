/** Batches that have not ended. */
export const OPEN_BATCH = { state: { not: 'ended' } } as const;
