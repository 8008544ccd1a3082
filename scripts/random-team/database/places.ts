import type { TeamStudio } from './setup';

/** Nobody holds a place that they may not have, and every place of an open round is held, done or free. Counted without the rules themselves. */
export async function placesAllowed({ db, projectId }: TeamStudio): Promise<void> {
  const [held, rounds, queued] = await Promise.all([
    db.assignment.findMany({ where: { projectId }, orderBy: { claimedAt: 'asc' } }),
    db.round.findMany({ where: { projectId } }),
    db.roundSample.findMany({ where: { round: { projectId } } }),
  ]);
  const kind = new Map(rounds.map((round) => [round.id, round.kind]));
  const open = new Set(rounds.flatMap(({ id, state }) => (state === 'open' ? [id] : [])));
  const honeypots = new Set(queued.flatMap(({ honeypot, ...at }) => (honeypot ? [keyOf(at)] : [])));
  const active = held.filter(({ state }) => state === 'claimed' || state === 'submitted');

  const inHand = active
    .filter(({ state }) => state === 'claimed')
    .map((place) => `${place.sampleId} ${place.userId}`);
  if (new Set(inHand).size < inHand.length) throw new Error('somebody holds two places on one sample');

  for (const place of active) {
    const others = held.filter(
      (other) => other !== place && other.sampleId === place.sampleId && other.userId === place.userId,
    );
    const shownBefore = others.some(
      (other) =>
        kind.get(other.roundId) === 'training' &&
        other.submittedAt !== null &&
        other.submittedAt < place.claimedAt,
    );
    if (shownBefore) throw new Error(`training has shown the answer to who has ${JSON.stringify(place)}`);
    const mustBeNew = kind.get(place.roundId) === 'training' || honeypots.has(keyOf(place));
    if (mustBeNew && others.some(({ claimedAt }) => claimedAt < place.claimedAt))
      throw new Error(`not new to who has ${JSON.stringify(place)}`);
  }

  const taken = new Map<string, number>();
  for (const place of active) taken.set(keyOf(place), (taken.get(keyOf(place)) ?? 0) + 1);
  for (const row of queued) {
    const had = taken.get(keyOf(row)) ?? 0;
    const whole = row.honeypot || !open.has(row.roundId) || had + row.openPlaces === row.places;
    if (row.openPlaces < 0 || !whole) throw new Error(`${had} places taken of ${JSON.stringify(row)}`);
  }
}

const keyOf = ({ roundId, sampleId }: { roundId: string; sampleId: string }): string =>
  `${roundId} ${sampleId}`;
