import { randomUUID } from 'node:crypto';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { reassignPlace } from '@/lib/round/server/places/reassign-place';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { roundOf } from '@/lib/testing/database/round';
import type { LeadAct } from '../act';
import { pick } from '../pick';
import type { ActOutcome } from '../act-counts';
import { adjudicateInDatabase, reopenInDatabase } from './adjudicate';
import { comesBack } from './files';
import type { WorkspacePeople } from './people';
import type { TeamStudio } from './setup';

/** What a lead does on their pages, by the verbs. */
export async function leadInDatabase(
  studio: TeamStudio,
  people: WorkspacePeople,
  act: LeadAct,
): Promise<ActOutcome> {
  const { db, projectId, lead: ctx } = studio;
  switch (act.do) {
    case 'return': {
      const where = { projectId, source: 'annotator', state: 'submitted' } as const;
      const found = pick(act.which, await db.annotation.findMany({ where, orderBy: { submittedAt: 'asc' } }));
      if (!found) return 'nothing';
      await returnSample(ctx, found.id, { version: found.version, reason: 'look again' });
      people.returned(found.id);
      return 'done';
    }
    case 'withdraw':
    case 'reinstate': {
      const found = pick(act.which, await samplesToTake(studio, act.do));
      if (!found) return 'nothing';
      if (act.do === 'withdraw') await withdrawSample(ctx, projectId, found.id, 'broken');
      else await reinstateSample(ctx, projectId, found.id);
      return 'done';
    }
    case 'reassign': {
      const where = { projectId, state: 'claimed' } as const;
      const found = pick(act.which, await db.assignment.findMany({ where, orderBy: { claimedAt: 'asc' } }));
      if (!found) return 'nothing';
      const { userId } = studio.people[act.to]!;
      await reassignPlace(ctx, projectId, found.roundId, { placeId: found.id, userId });
      return 'done';
    }
    case 'adjudicate':
      return adjudicateInDatabase(studio, act.which, act.said);
    case 'reopen-adjudication':
      return reopenInDatabase(studio, act.which);
    case 'accept-agreed': {
      const query = { ...DEFAULT_LIST_QUERY, state: 'agreed' as const };
      return (await acceptAgreed(ctx, projectId, query)).accepted > 0 ? 'done' : 'nothing';
    }
    case 'open-round':
      await createRound(
        ctx,
        projectId,
        roundOf({
          kind: act.kind,
          id: randomUUID(),
          overlap: act.kind === 'training' ? 3 : 2,
          size: 20,
          order: 'random',
          honeypotShare: act.honeypots ? 40 : 0,
        }),
      );
      return 'done';
    case 'close-round': {
      const where = { projectId, state: 'open' } as const;
      const found = pick(act.which, await db.round.findMany({ where, orderBy: { number: 'asc' } }));
      if (!found) return 'nothing';
      await closeRound(ctx, projectId, found.id);
      return 'done';
    }
    case 'export-import':
      await comesBack(studio);
      return 'done';
  }
}

/** Samples that people work on are withdrawn more often than a uniform choice would. */
async function samplesToTake({ db, projectId }: TeamStudio, what: 'withdraw' | 'reinstate') {
  const withdrawnAt = what === 'withdraw' ? null : { not: null };
  const rows = await db.sample.findMany({
    where: { projectId, withdrawnAt },
    orderBy: { ordinal: 'asc' },
    select: { id: true, _count: { select: { assignments: true } } },
  });
  const worked = rows.filter(({ _count }) => _count.assignments > 0);
  return worked.length > 0 ? [...worked, ...rows.slice(0, worked.length)] : rows;
}
