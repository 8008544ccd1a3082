/** The one place that reads the clock for domain code, so that pure code takes time as an argument. */
export function now(): Date {
  return new Date();
}
