import { childOf, elementsOf } from './opened';
import type { PathStep } from './path';

/** The values to which a path leads, in the order of the file: one at most unless it takes every element of a list; nulls are none. */
export function readPath(value: unknown, [step, ...rest]: readonly PathStep[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (step === undefined) return [value];
  if ('key' in step) return readPath(childOf(value, step.key), rest);
  const elements = elementsOf(value);
  return 'at' in step
    ? readPath(elements.at(step.at), rest)
    : elements.flatMap((element) => readPath(element, rest));
}
