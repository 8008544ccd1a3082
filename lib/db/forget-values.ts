import { Debug as ofClient } from '@prisma/client/runtime/client';
import { Debug as ofAdapter } from '@prisma/driver-adapter-utils';

/** As many of their latest debug calls as the client and the adapter keep, whether or not debugging is on. */
const KEPT_CALLS = 100;
/** Characters in the values of one statement that are worth forgetting. */
const LARGE = 100_000;

const notes = [ofClient, ofAdapter].map((debug) => debug('face4rag'));

/**
 * Has Prisma forget what it noted. It keeps its latest debug calls in memory for reports of errors, plans with all their values among them
 * (`debug('query plan created', plan)`): a job that writes megabytes a statement held a gigabyte of what it had written.
 */
export function forgetValues(): void {
  for (const note of notes) for (let call = 0; call < KEPT_CALLS; call += 1) note('');
}

/** Whether a statement's values are so large that they must not be kept. */
export function areLarge(values: readonly unknown[]): boolean {
  let left = LARGE;
  const count = (value: unknown): void => {
    if (typeof value === 'string') left -= value.length;
    else if (Array.isArray(value)) for (const item of value) if (left > 0) count(item);
  };
  values.forEach(count);
  return left <= 0;
}
