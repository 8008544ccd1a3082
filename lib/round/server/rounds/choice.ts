import { Prisma } from '@/generated/prisma/client';
import { selected } from '@/lib/sample/server/selected';
import type { Samples } from '@/lib/round/chosen-samples';

const { sql, join } = Prisma;

/** What of a round says which samples it may take, before size and kind. */
export interface RoundSampleChoice {
  id: string;
  projectId: string;
  unread: boolean;
  drawShare: number;
  later: boolean;
  size: number | null;
}

type Named = Exclude<Samples, { kind: 'list' }>;

/**
 * The choice of a round as a condition on Sample `s`. What is withdrawn is left out, but of a round that takes all and also what
 * comes later: there it waits, in case it is reinstated.
 */
export function chosenBy(round: RoundSampleChoice, samples: Named): Prisma.Sql {
  const { id, unread, drawShare, later, size } = round;
  return join(
    [
      named(round.projectId, samples),
      ...(later && size === null ? [] : [sql`s."withdrawnAt" IS NULL`]),
      ...(unread ? [UNREAD] : []),
      ...(drawShare < 100
        ? [sql`face4rag_draw('draw', ${id}::uuid, s.id) * 100 < ${drawShare}::int * 4294967296`]
        : []),
    ],
    ' AND ',
  );
}

function named(projectId: string, samples: Named): Prisma.Sql {
  if (samples.kind === 'all') return sql`s."projectId" = ${projectId}::uuid`;
  if (samples.kind === 'some') return selected(projectId, samples);
  return selected(projectId, { ...samples, kind: 'all' });
}

/** Nobody has submitted Sample `s` in a round that counts, or has opened it there; what somebody has as a honeypot counts for nothing. */
const UNREAD = sql`NOT EXISTS (
  SELECT FROM (
    SELECT a."roundId" FROM "Annotation" a
      WHERE a."sampleId" = s.id AND a.source = 'annotator' AND a.state = 'submitted'
    UNION ALL SELECT k."roundId" FROM "Assignment" k
      WHERE k."sampleId" = s.id AND k.state IN ('claimed', 'submitted') AND k."reservedUntil" IS NULL) read
  JOIN "Round" o ON o.id = read."roundId" AND o.counts
  LEFT JOIN "RoundSample" q ON q."roundId" = o.id AND q."sampleId" = s.id
  WHERE NOT coalesce(q.honeypot, false))`;
