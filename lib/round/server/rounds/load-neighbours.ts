import type { Round } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import type { PreviewTurn, RoundPreview } from '@/lib/round/preview';
import { inTurn } from '@/lib/round/turn-order';
import { loadParticipations } from './load-participations';

/** The other open rounds that have people in common with one: those that wait for it, and those that go first. */
export async function loadNeighbours(
  db: Tx,
  round: Round,
  userIds: readonly string[],
  nameOf: (userId: string) => string,
): Promise<Pick<RoundPreview, 'before' | 'after'>> {
  const open = inTurn(await db.round.findMany({ where: { projectId: round.projectId, state: 'open' } }));
  const at = open.findIndex(({ id }) => id === round.id);
  const shared = async ({ id, number, name }: Round): Promise<PreviewTurn[]> => {
    const parts = await loadParticipations(db, round.projectId, { roundId: id });
    const both = parts.filter(({ userId, left }) => left !== 0 && userIds.includes(userId));
    return both.length === 0
      ? []
      : [{ number, name, people: both.map(({ userId }) => nameOf(userId)).sort() }];
  };
  const turns = async (rounds: Round[]): Promise<PreviewTurn[]> => {
    const found: PreviewTurn[] = [];
    for (const other of rounds) found.push(...(await shared(other)));
    return found;
  };
  return { before: await turns(open.slice(at + 1)), after: await turns(open.slice(0, at)) };
}
