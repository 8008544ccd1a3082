import type { Db } from '@/lib/db/client';
import { WITH_HONEYPOTS } from '@/lib/project/server/honeypot-rounds';
import { isVoidFor } from '@/lib/round/known';
import { loadHoneypots } from './load-honeypots';

/** Somebody whom an open round checks with fewer honeypots than it should, since they know all that are left. */
export interface VoidCheck {
  roundId: string;
  name: string;
}

export async function listVoidChecks(db: Db, projectId: string): Promise<VoidCheck[]> {
  const rounds = await db.round.findMany({
    where: { projectId, ...WITH_HONEYPOTS },
    select: { id: true, projectId: true, honeypotShare: true },
  });
  const found = await Promise.all(
    rounds.map(async (round) => {
      const { people } = await loadHoneypots(db, round);
      return people.filter(isVoidFor).map(({ name }) => ({ roundId: round.id, name }));
    }),
  );
  return found.flat();
}
