/** 0: done. 1: refused, or it went wrong. 2: not a command line that we understand. 3: done in part. 4: what was checked does not hold. */
export const EXIT = { refused: 1, usage: 2, partial: 3, failed: 4 } as const;
