const DIGITS = 6;

/** A code as it was meant: no spaces or hyphens, small letters; digits of a Chinese keyboard are digits. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();

/** Whether it looks like a code of an app; everything else can only be a recovery code. */
export const isAppCode = (code: string): boolean => new RegExp(`^\\d{${DIGITS}}$`).test(code);
