import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';

/** Items that are shown of a run. */
const MOST_SHOWN = 40;

/** Of an item `i` of a run that makes samples: it came to something. */
export const CAME_TO_SOMETHING = Prisma.sql`(i.outcome->>'flaw' IS NULL AND i.outcome->>'fault' IS NULL)`;

/** The latest items of a run that were asked and came to something, or to nothing, as they are stored. */
export const latestItems = (
  db: Db,
  runId: string,
  { made }: { made: boolean },
): Promise<{ content: unknown; outcome: unknown }[]> =>
  db.$queryRaw`
    SELECT i.content, i.outcome FROM "RunItem" i
    WHERE i."runId" = ${runId}::uuid AND i.outcome IS NOT NULL AND ${CAME_TO_SOMETHING} = ${made}
    ORDER BY i.ordinal DESC LIMIT ${MOST_SHOWN}`;
