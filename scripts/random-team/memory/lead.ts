import { contributorsOf } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import type { LeadAct } from '../act';
import { RULES } from '../checks/gold';
import { pick } from '../pick';
import { acceptInMemory, adjudicateInMemory } from './adjudicate';
import type { MemoryTeam } from './team';

/** What a lead does, on what is here and not withdrawn; false where there is nothing to do it to. */
export function leadInMemory(team: MemoryTeam, act: LeadAct): boolean {
  const { queue, ids } = team;
  const present = queue.samples.flatMap(({ stored }) => (stored.withdrawnAt === null ? [stored] : []));
  switch (act.do) {
    case 'return': {
      const done = queue.places.filter(
        ({ state, round, sample }) =>
          state === 'submitted' && round.kind !== 'training' && !sample.stored.withdrawnAt,
      );
      const place = pick(act.which, done);
      if (place) team.returnPlace(place, 'look again');
      return place !== undefined;
    }
    case 'withdraw':
    case 'reinstate': {
      const there = queue.places.filter(
        ({ sample }) => (sample.stored.withdrawnAt === null) === (act.do === 'withdraw'),
      );
      const sample = pick(act.which, there)?.sample.stored;
      if (!sample) return false;
      sample.withdrawnAt = act.do === 'withdraw' ? ids.context().at : null;
      sample.withdrawnReason = act.do === 'withdraw' ? 'broken' : null;
      return true;
    }
    case 'reassign': {
      const place = pick(
        act.which,
        queue.places.filter(({ state }) => state === 'claimed'),
      );
      if (!place || queue.placesOf(act.to, place.sample).length > 0) return false;
      team.leave(place, 'reassigned');
      const given = team.begin(act.to, place);
      if (!team.holds(act.to)) team.open(given);
      return true;
    }
    case 'adjudicate': {
      const open = present.filter(
        (sample) =>
          contributorsOf(sample.annotations).votes.length > 0 && !adjudicationOf(sample, 'submitted'),
      );
      const sample = pick(act.which, open);
      if (sample) adjudicateInMemory(sample, act.said, ids);
      return sample !== undefined;
    }
    case 'accept-agreed': {
      const open = present.filter((sample) => !adjudicationOf(sample, 'submitted'));
      return open.filter((sample) => acceptInMemory(sample, RULES[0]!, ids)).length > 0;
    }
    case 'reopen-adjudication': {
      const adjudicated = present.flatMap((sample) => adjudicationOf(sample, 'submitted') ?? []);
      const one = pick(act.which, adjudicated);
      if (one) Object.assign(one, { state: 'draft', submittedAt: null });
      return one !== undefined;
    }
    case 'open-round':
      queue.openRound(act.kind, act.honeypots && act.kind !== 'training');
      return true;
    case 'close-round': {
      const round = pick(
        act.which,
        queue.rounds.filter(({ open }) => open),
      );
      if (round) round.open = false;
      return round !== undefined;
    }
    case 'export-import':
      return true;
  }
}

const adjudicationOf = (
  { annotations }: StoredSample,
  of: StoredAnnotation['state'],
): StoredAnnotation | undefined =>
  annotations.find(({ source, state }) => source === 'adjudication' && state === of);
