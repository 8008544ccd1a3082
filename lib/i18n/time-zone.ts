/** Tells the server the reader's time zone; written by the browser, which alone knows it. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** The zone of this machine: the reader's in a browser, the server's elsewhere. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** True for a name of a time zone that this machine knows ("Asia/Shanghai"). */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The zone in which times are written: the reader's, and the server's until a browser has told it. */
export const pickTimeZone = (told: string | undefined): string =>
  told !== undefined && isTimeZone(told) ? told : ownTimeZone();
