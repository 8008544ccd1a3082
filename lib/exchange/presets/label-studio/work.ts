import { ANNOTATOR_CONTROL } from '../../contents/label-studio';
import { listOf, objectOf, valueText } from '../../convert/values';
import { pseudonymOf } from '../../contents/native/person';

/** An annotation's results without the one that names who annotated, as our own files have it; null where none does. */
export function namedResult(result: unknown): { result: unknown[]; name: string | null } {
  const items = listOf(result);
  const own = items.find((item) => objectOf(item).from_name === ANNOTATOR_CONTROL);
  const [name] = listOf(objectOf(objectOf(own).value).text).map(valueText);
  return { result: items.filter((item) => item !== own), name: name || null };
}

/** The name of whoever completed an annotation: their own, else their address, else a pseudonym by their number. */
export function annotatorOf(completedBy: unknown): string {
  const { id, email, first_name, last_name } = objectOf(completedBy);
  const name = [valueText(first_name), valueText(last_name)].join(' ').trim();
  const number = Number(id ?? completedBy);
  return name || valueText(email) || (Number.isSafeInteger(number) ? pseudonymOf(number) : 'annotator');
}

/** Seconds of work in milliseconds, as far as the studio counts them. */
export const activeMs = (leadTime: unknown): number =>
  typeof leadTime === 'number' && leadTime > 0 ? Math.min(Math.round(leadTime * 1_000), 2_147_483_647) : 0;

/** When an annotation was begun and last changed, none where the export does not tell. */
export function timesOfWork({ created_at, updated_at }: Record<string, unknown>): {
  created_at?: string;
  submitted_at?: string;
} {
  const [created, updated] = [timeOf(created_at), timeOf(updated_at)];
  if (created === null) return {};
  return { created_at: created, submitted_at: updated !== null && updated > created ? updated : created };
}

function timeOf(text: unknown): string | null {
  const time = typeof text === 'string' ? new Date(text) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}
