import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import type { ProjectProgress, StateCounts } from '@/lib/progress/figures';
import { PARTS } from '@/lib/progress/part';
import { SAMPLE_STATES, type SampleState } from '@/lib/progress/sample-state';
import { loadCounters, type Counters } from '@/lib/progress/server/load-counters';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { type Visibility, seenBy } from '@/lib/sample/server/sample-filter';
import { type Stands, standsFor, stateIn } from '@/lib/sample/server/sample-state';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/** What the home of a project counts; an annotator sees of people's work only their own, and nothing of gold. */
export interface ProjectFigures extends Omit<ProjectProgress, 'gold'> {
  gold: ProjectProgress['gold'] | null;
  /** Samples with a prediction by a method. */
  prefilled: number;
  /** Samples that somebody has flagged. */
  flagged: number;
}

/** Counts of a project as they are now: no annotation is read for them but an annotator's own, and flags. */
export async function projectFigures(ctx: Ctx, projectId: string): Promise<ProjectFigures> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  const stands = await standsFor(ctx.db, projectId, visibility);
  const own = 'all' in visibility ? null : visibility.userId;
  const [all, ownStates, flagged] = await Promise.all([
    loadCounters(ctx.db, projectId),
    stands.userId === null ? null : countStates(ctx.db, projectId, stands),
    countFlagged(ctx.db, projectId, visibility),
  ]);
  const counters = own === null ? all : await loadCounters(ctx.db, projectId, own);
  const states = stateCounts(ownStates ?? ((state) => all('state', { state })));
  const gold = own === null ? goldCounts(all) : null;
  const part = (name: (typeof PARTS)[number]) => [name, counters('submitted', { part: name })] as const;
  return {
    ...states,
    labelled: counters('labelled'),
    annotations: Object.fromEntries(PARTS.map(part)) as ProjectProgress['annotations'],
    verdicts: {
      consistent: counters('verdict', { verdict: 'consistent' }),
      inconsistent: counters('verdict', { verdict: 'inconsistent' }),
      undecided: counters('verdict', { verdict: null }),
    },
    acceptance: { confirmed: counters('confirmed'), changed: counters('changed') },
    types: Object.fromEntries(
      ERROR_TYPES.map((type) => [type, counters('type', { errorType: type })] as const).filter(
        ([, n]) => n > 0,
      ),
    ),
    gold,
    prefilled: all('prefilled'),
    flagged,
  };
}

function stateCounts(of: (state: SampleState) => number): StateCounts {
  const [open, reserved, inProgress, submitted, withdrawn] = SAMPLE_STATES.map(of) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const left = open + reserved + inProgress;
  return { samples: submitted + left, submitted, left, withdrawn, inProgress, reserved, open };
}

function goldCounts(counters: Counters): ProjectProgress['gold'] {
  const of = (origin: 'single' | 'agreed' | 'adjudicated', verdict: 'consistent' | 'inconsistent') =>
    counters('gold', { goldOrigin: origin, verdict });
  const byVerdict = (verdict: 'consistent' | 'inconsistent') =>
    of('single', verdict) + of('agreed', verdict) + of('adjudicated', verdict);
  const byOrigin = (origin: 'single' | 'agreed' | 'adjudicated') =>
    of(origin, 'consistent') + of(origin, 'inconsistent');
  return {
    byOrigin: {
      single: byOrigin('single'),
      agreed: byOrigin('agreed'),
      adjudicated: byOrigin('adjudicated'),
    },
    consistent: byVerdict('consistent'),
    inconsistent: byVerdict('inconsistent'),
  };
}

async function countStates(
  db: Db,
  projectId: string,
  stands: Stands,
): Promise<(state: SampleState) => number> {
  const rows = await db.$queryRaw<{ state: SampleState; n: number }[]>`
    SELECT ${stateIn(stands)} AS state, count(*)::int AS n FROM "Sample" s WHERE s."projectId" = ${projectId}::uuid GROUP BY 1`;
  return (state) => rows.find((row) => row.state === state)?.n ?? 0;
}

/** As the list of samples finds them. */
async function countFlagged(db: Db, projectId: string, visibility: Visibility): Promise<number> {
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT count(DISTINCT a."sampleId")::int AS n FROM "Annotation" a
    JOIN "Sample" s ON s.id = a."sampleId" AND s."withdrawnAt" IS NULL
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a."flagReason" IS NOT NULL ${seenBy(visibility)}`;
  return rows[0]?.n ?? 0;
}
