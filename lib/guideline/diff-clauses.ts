import type { z } from 'zod';
import type { clauseChangeSchema } from './view-schema';
import type { Clause } from './clause';

/** What became of one clause between two versions. */
export type ClauseChange = z.infer<typeof clauseChangeSchema>;

/**
 * What differs between two versions, in the order of the later one; what went stands after what it followed. A clause is
 * known again by its title, else by its id. One that only moved to another number is no change.
 */
export function diffClauses(before: readonly Clause[], after: readonly Clause[]): ClauseChange[] {
  const partner = new Map<Clause, Clause>();
  const pair = (same: (a: Clause, b: Clause) => boolean): void => {
    const free = new Set(before.filter((clause) => ![...partner.values()].includes(clause)));
    for (const now of after) {
      if (partner.has(now)) continue;
      const was = [...free].find((candidate) => same(candidate, now));
      if (!was) continue;
      partner.set(now, was);
      free.delete(was);
    }
  };
  pair((a, b) => a.title === b.title && a.text === b.text);
  pair((a, b) => a.title === b.title);
  pair((a, b) => a.id === b.id);

  const kept = new Set(partner.values());
  const gone = (from: number): ClauseChange[] => {
    const end = before.findIndex((clause, at) => at >= from && kept.has(clause));
    return before
      .slice(from, end < 0 ? undefined : end)
      .map((clause) => ({ kind: 'removed', before: clause }));
  };
  const changes: ClauseChange[] = gone(0);
  for (const now of after) {
    const was = partner.get(now);
    if (!was) changes.push({ kind: 'added', after: now });
    else {
      if (was.title !== now.title || was.text !== now.text)
        changes.push({ kind: 'changed', before: was, after: now });
      changes.push(...gone(before.indexOf(was) + 1));
    }
  }
  return changes;
}
