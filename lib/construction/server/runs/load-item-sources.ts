import type { Db } from '@/lib/db/client';
import type { ConstructionSource } from '../../construct';

/** A source as an item of a construction run needs it. */
export interface ItemSource extends ConstructionSource {
  id: string;
  generator: string | null;
}

/** The sources of items, by their ids; without those that are gone. */
export async function loadItemSources(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, ItemSource>> {
  const rows = await db.sample.findMany({
    where: { projectId, id: { in: [...new Set(ids)] } },
    select: {
      ...{ id: true, externalId: true, question: true, reference: true, answer: true },
      ...{ language: true, generator: true },
    },
  });
  return new Map(rows.map((row) => [row.id, row]));
}
