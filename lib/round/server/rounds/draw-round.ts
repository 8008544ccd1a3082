import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { chosenOf, type Samples } from '@/lib/round/chosen-samples';
import type { RoundPreview } from '@/lib/round/preview';
import type { NewRound } from '@/lib/round/round';
import { chosenBy } from './choice';
import { fillQueue } from '../places/fill-queue';
import { findListed } from '../places/find-listed';
import { lockProject } from './lock-project';
import { insertPeople } from './insert-people';
import { digestOf, loadPreview } from './load-preview';

/**
 * Makes a round with its people, its queue and its honeypots, and says what it takes and gives. A preview does the same and takes
 * it back, so that what is shown is what opens. Fails with `state`/round_made where the round is there already.
 */
export async function drawRound(
  db: Tx,
  projectId: string,
  id: string,
  { id: _id, drawn: _drawn, empty: _empty, ...settings }: NewRound,
): Promise<RoundPreview & { number: number }> {
  await lockProject(db, projectId);
  if ((await db.round.count({ where: { id } })) > 0)
    fail({ code: 'state', object: 'round', reason: 'round_made' });
  const { people, samples, ...fields } = settings;
  const last = await db.round.aggregate({ where: { projectId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const { named, unknown } = await nameSamples(db, projectId, samples);
  const round = await db.round.create({
    data: { ...fields, id, projectId, number, chosen: { ...chosenOf(samples) } },
  });
  await insertPeople(db, { projectId, roundId: id }, people);
  await fillQueue(db, id, chosenBy(round, named));
  const { queue, ...preview } = await loadPreview(db, round);
  const chosen = await countChosen(db, chosenBy({ ...round, later: false }, named));
  return { ...preview, number, unknown, chosen, drawn: digestOf(settings, queue) };
}

async function nameSamples(db: Tx, projectId: string, samples: Samples) {
  if (samples.kind !== 'list') return { named: samples, unknown: [] };
  const { ids, unknown } = await findListed(db, projectId, samples.text);
  return { named: { kind: 'some' as const, ids }, unknown };
}

async function countChosen(db: Tx, chosen: ReturnType<typeof chosenBy>): Promise<number> {
  const [all] = await db.$queryRaw<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM "Sample" s WHERE ${chosen}`;
  return all!.n;
}
