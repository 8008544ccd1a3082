import type { Visitor } from './visitor';
import type { AttackTarget } from './attack';

/** The codes of refused access; "invalid" does not count, since input is checked before the person is. */
const REASONS = ['not_found', 'forbidden', 'unauthenticated'];

/**
 * Calls a server action for somebody who may not; returns what it was told instead, in words, or null where it was
 * refused.
 */
export async function actRefused(
  visitor: Visitor,
  key: string,
  { ids, values }: { ids: AttackTarget['ids']; values: unknown[] },
): Promise<string | null> {
  const response = await visitor.act(key, ids, values);
  const text = await response.text();
  const leads = response.headers.get('x-action-redirect') ?? response.headers.get('location') ?? '';
  if (/^\/sign-in/.test(leads)) return null;
  if (leads !== '') return `${key} led to ${leads}`;
  const result = text.split('\n').find((line) => /"ok":|"done":/.test(line)) ?? '';
  if (REASONS.some((code) => result.includes(`"code":"${code}"`))) return null;
  // Nothing was run where the page itself is not found for them.
  if (result === '' && response.status >= 400 && response.status < 500) return null;
  return `${key} answered ${response.status} ${result.slice(0, 200) || text.slice(0, 200)}`;
}

/** How many things people have done in a project; each is a row of the audit log. */
export const countEdits = ({ db }: AttackTarget, projectId: string): Promise<number> =>
  db.auditEvent.count({ where: { projectId, actorId: { not: null } } });
