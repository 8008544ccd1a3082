/** How long a sample is reserved for the person who is about to come to it. */
export const RESERVED_MS = 3 * 60_000;
/** How long their browser goes there straight away: less, as clocks and requests take their time. */
export const AHEAD_MS = 2 * 60_000;
