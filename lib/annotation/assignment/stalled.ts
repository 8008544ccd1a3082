/** A sample that somebody has open and has not touched for as long has stalled. */
export const STALLED_HOURS = 48;
