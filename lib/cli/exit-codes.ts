/** 0: done. 1: refused, or it went wrong. 2: not a command line that we understand. 3: done in part. */
export const EXIT = { refused: 1, usage: 2, partial: 3 } as const;
