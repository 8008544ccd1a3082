import type { Db } from '@/lib/db/client';
import { pseudonymOf } from '@/lib/exchange/contents/native/person';
import type { LoadedPerson } from '@/lib/exchange/server/native/load-people';
import { chosenSamplesSchema } from '@/lib/round/chosen-samples';
import type { ErrataTerms } from '../errata/erratum';
import type { ReleasedFrom } from '../errata/released-label';
import { FILE_LABELS } from '../order';

interface Wanted {
  projectId: string;
  /** As a snapshot keeps it: an author's id, or the labels of the files. */
  released: string | null;
  people: readonly LoadedPerson[];
}

/** What errata are made by; null where none are wanted. */
export async function loadErrataTerms(
  db: Db,
  { projectId, released, people }: Wanted,
): Promise<ErrataTerms | null> {
  if (released === null) return null;
  return { released: releasedFrom(released, people), rounds: await drawnRounds(db, projectId) };
}

function releasedFrom(released: string, people: readonly LoadedPerson[]): ReleasedFrom {
  if (released === FILE_LABELS) return FILE_LABELS;
  const author = people.find(({ authorId }) => authorId === released);
  return { author: pseudonymOf(author?.pseudonym ?? 0) };
}

/** Rounds that count and took from all samples; true where all of it was drawn at random. */
async function drawnRounds(db: Db, projectId: string): Promise<Map<number, boolean>> {
  const rounds = await db.round.findMany({
    where: { projectId, counts: true, unread: false },
    select: { number: true, order: true, chosen: true },
  });
  return new Map(
    rounds
      .filter(({ chosen }) => chosenSamplesSchema.parse(chosen).kind === 'all')
      .map(({ number, order }) => [number, order === 'random']),
  );
}

/** How a manifest calls whose labels were released. */
export const releasedName = (released: ReleasedFrom): string =>
  released === FILE_LABELS ? FILE_LABELS : released.author;
