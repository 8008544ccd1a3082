import { fail } from '@/lib/errors';
import type { SourceRow } from '../parse/parse-rows';
import type { Gathering, Values } from './conversion';
import { MOST_SECOND_BYTES, type SecondRows } from './second-rows';

/**
 * What rows of one key tell together, each text of a name once and in the order of the file, in one pass; it is held in memory. Fails with
 * `invalid`/second_too_large at the path "file" where it is as large as no second file may be.
 */
export async function gatherRows(
  groups: AsyncIterable<SourceRow[]>,
  { keyOf, textsOf }: Gathering,
): Promise<SecondRows> {
  const gathered = new Map<string, Map<string, Set<string>>>();
  let held = 0;
  const add = (key: string, name: string, text: string): void => {
    held += text.length;
    if (held > MOST_SECOND_BYTES)
      fail({ code: 'invalid', issues: [{ path: 'file', code: 'second_too_large' }] });
    const names = gathered.get(key) ?? new Map<string, Set<string>>();
    gathered.set(key, names.set(name, (names.get(name) ?? new Set<string>()).add(text)));
  };
  for await (const group of groups)
    for (const { values, fault } of group) {
      const key = fault ? null : keyOf(values);
      if (key === null) continue;
      for (const [name, texts] of Object.entries(textsOf(values)))
        for (const text of texts) add(key, name, text);
    }
  const found = new Map<string, Values>();
  return {
    find(key) {
      const values =
        found.get(key) ?? new Map([...(gathered.get(key) ?? [])].map(([name, texts]) => [name, [...texts]]));
      gathered.delete(key);
      found.set(key, values);
      return values;
    },
  };
}
