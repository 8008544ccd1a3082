import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { pageNumber, unset } from '@/lib/sample/query-params';
import { PLACE_STATES, type PlaceRow, type PlaceState } from '@/lib/round/view';
import { requireRound } from '../rounds/require-round';

const PAGE = 50;

/** What the table of places is asked for. */
export const placesQuerySchema = z.object({
  person: unset(storableText.min(1)),
  state: unset(z.enum(PLACE_STATES)),
  page: pageNumber,
});
export type PlacesQuery = z.infer<typeof placesQuerySchema>;

/** Who has which sample in a round, the latest first, 50 a page, without withdrawn samples as in all figures; for leads. */
export async function listPlaces(
  ctx: Ctx,
  projectId: string,
  roundId: string,
  { person, state, page }: PlacesQuery,
): Promise<{ rows: PlaceRow[]; total: number; pageSize: number }> {
  await requireRound(ctx, projectId, roundId, 'lead');
  const where = {
    roundId,
    sample: { withdrawnAt: null },
    ...(person && { userId: person }),
    ...(state && inState(state)),
  };
  const [total, places] = await Promise.all([
    ctx.db.assignment.count({ where }),
    ctx.db.assignment.findMany({
      where,
      orderBy: [{ claimedAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * PAGE,
      take: PAGE,
      include: {
        user: { select: { name: true } },
        sample: {
          select: {
            externalId: true,
            // Whom givePlace refuses.
            assignments: {
              where: { OR: [{ state: 'claimed' }, { state: 'submitted', roundId }] },
              select: { userId: true },
            },
            annotations: {
              where: { roundId },
              select: { id: true, activeMs: true, author: { select: { userId: true } } },
            },
          },
        },
      },
    }),
  ]);
  const rows = places.map(({ user, sample, ...place }): PlaceRow => {
    const own = sample.annotations.find(({ author }) => author?.userId === place.userId);
    const { id, sampleId, userId } = place;
    const state = place.state === 'claimed' && place.reservedUntil ? 'reserved' : place.state;
    return {
      id,
      sampleId,
      userId,
      state,
      name: user.name,
      externalId: sample.externalId,
      at: (place.submittedAt ?? place.claimedAt).toISOString(),
      leaseUntil: place.leaseUntil?.toISOString() ?? null,
      activeMs: own?.activeMs ?? 0,
      annotationId: own?.id ?? null,
      holders: [...new Set(sample.assignments.map((held) => held.userId))],
    };
  });
  return { rows, total, pageSize: PAGE };
}

function inState(state: PlaceState): Prisma.AssignmentWhereInput {
  if (state === 'reserved') return { state: 'claimed', reservedUntil: { not: null } };
  return state === 'claimed' ? { state, reservedUntil: null } : { state };
}
