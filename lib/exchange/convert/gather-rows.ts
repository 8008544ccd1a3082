import { fail } from '@/lib/errors';
import type { SourceRow } from '../parse/parse-rows';
import type { Gathering } from './conversion';
import { MOST_SECOND_BYTES, type SecondRows } from './second-rows';

/** Where the partner of a row holds what was gathered. */
export const GATHERED = 'texts';

/**
 * What rows of one key tell together, each text once and in the order of the file, in one pass; it is held in memory. Fails with `invalid`/second_too_large at
 * the path "file" where it is as large as no second file may be.
 */
export async function gatherRows(
  groups: AsyncIterable<SourceRow[]>,
  { keyOf, textsOf }: Gathering,
): Promise<SecondRows> {
  const texts = new Map<string, Set<string>>();
  let held = 0;
  for await (const group of groups)
    for (const { values, fault } of group) {
      const key = fault ? null : keyOf(values);
      const found = key === null ? [] : textsOf(values);
      held += found.reduce((sum, text) => sum + text.length, 0);
      if (held > MOST_SECOND_BYTES)
        fail({ code: 'invalid', issues: [{ path: 'file', code: 'second_too_large' }] });
      const known = texts.get(key ?? '') ?? new Set<string>();
      for (const text of found) texts.set(key!, known.add(text));
    }
  return { find: (key) => new Map([[GATHERED, [...(texts.get(key) ?? [])]]]) };
}
