import { ANNOTATOR_CONTROL } from '../../contents/label-studio';
import type { NativeAnnotation } from '../../convert/conversion';
import { listOf, objectOf, valueText } from '../../convert/values';
import { pseudonymOf } from '../../contents/native/person';

/** Who annotated, as our own files have it; a name alone may stand for another person, or for another pass over the sample. */
interface NamedAuthor extends Pick<NativeAnnotation, 'annotator_no' | 'round'> {
  annotator: string;
}

/** An annotation's results without the one that names who annotated; null where none does. */
export function namedResult(result: unknown): { result: unknown[]; author: NamedAuthor | null } {
  const items = listOf(result);
  const own = objectOf(items.find((item) => objectOf(item).from_name === ANNOTATOR_CONTROL));
  const [annotator] = listOf(objectOf(own.value).text).map(valueText);
  const { annotator_no: number, round } = objectOf(own.meta);
  const author = {
    ...(typeof number === 'number' && { annotator_no: number }),
    ...(round !== undefined && { round: round as NamedAuthor['round'] }),
  };
  return {
    result: items.filter((item) => item !== own),
    author: annotator ? { annotator, ...author } : null,
  };
}

/** The name of whoever completed an annotation: their own, else their address, else a pseudonym by their number. */
function annotatorOf(completedBy: unknown): string {
  const { id, email, first_name, last_name } = objectOf(completedBy);
  const name = [valueText(first_name), valueText(last_name)].join(' ').trim();
  const number = Number(id ?? completedBy);
  return name || valueText(email) || (Number.isSafeInteger(number) ? pseudonymOf(number) : 'annotator');
}

/** Whoever completed an annotation; those whom nobody names are not one person, and are told apart by how many stand before them. */
export const namedAuthorOf = (completedBy: unknown, before: number): NamedAuthor => ({
  annotator: annotatorOf(completedBy),
  ...((completedBy ?? null) === null && before > 0 && { annotator_no: before + 1 }),
});

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

/** A work of a task, by whom, and when it was last changed as far as the file tells. */
export interface Dated<Work> {
  name: string;
  /** By which the author is told from others of that name. */
  key: string;
  at: string | undefined;
  work: Work;
}

/** Of the works of each author the latest, else the last of the file; `repeated` hears whose others there are. */
export function latestWorks<Work>(works: readonly Dated<Work>[], repeated: (name: string) => void): Work[] {
  const latest = new Map<string, Dated<Work>>();
  for (const one of works) {
    const other = latest.get(one.key);
    if (other) repeated(one.name);
    const isEarlier = other?.at !== undefined && one.at !== undefined && one.at < other.at;
    if (!isEarlier) latest.set(one.key, one);
  }
  return [...latest.values()].map(({ work }) => work);
}

function timeOf(text: unknown): string | null {
  const time = typeof text === 'string' ? new Date(text) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}
