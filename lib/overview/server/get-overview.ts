import { loadQuality, type Quality } from '@/lib/agreement/server/load-quality';
import { chartsOf, type ProjectCharts } from '@/lib/annotation/server/figures/project-charts';
import { loadRecentWork, type RecentWork } from '@/lib/annotation/server/figures/load-recent-work';
import { projectFigures, type ProjectFigures } from '@/lib/annotation/server/figures/project-figures';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { type Forecast, forecastOf } from '@/lib/progress/forecast';
import { loadCounters } from '@/lib/progress/server/load-counters';
import { loadRest } from '@/lib/progress/server/load-rest';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { type Checklist, checklistOf } from '../checklist';
import type { WayToGold } from '../way';
import { loadWay } from './load-way';
import { listWaiting, type Waiting } from './list-waiting';

/** What a project's first page tells everybody who may see all of it. */
export interface Overview {
  figures: ProjectFigures;
  way: WayToGold;
  charts: ProjectCharts;
  /** Null where nothing is left, or too little was submitted to tell. */
  forecast: Forecast | null;
  /** ISO 8601; null before the first file was taken. */
  exportedAt: string | null;
  /** For leads alone. */
  lead: {
    waiting: Waiting;
    /** Since yesterday began, in UTC. */
    people: RecentWork[];
    quality: Quality;
    checklist: Checklist;
  } | null;
}

/** How a project stands, for those who see everybody's work: an annotator has a page of their own. */
export async function getOverview(ctx: Ctx, projectId: string): Promise<Overview> {
  const { may, role } = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  if (!('all' in visibilityOf(ctx.actor, role))) fail({ code: 'forbidden' });
  const leads = may.open.includes('lead');
  const [{ figures, way }, { charts, remaining, ...rest }, { exportedAt, sourced, ...set }, told] =
    await Promise.all([
      figuresWithWay(ctx, projectId),
      counted(ctx, projectId),
      setUp(ctx, projectId),
      leads ? toldLeads(ctx, projectId) : null,
    ]);
  const days = new Map(charts.days.map(({ day, count }) => [day, count]));
  const forecast = forecastOf((day) => days.get(day) ?? 0, remaining, now());
  if (!told) return { figures, way, charts, forecast, exportedAt, lead: null };
  const checklist = checklistOf({
    samples: figures.samples,
    prefilled: figures.prefilled,
    ...set,
    ...rest,
    known: sourced || way.origins.agreed + way.origins.adjudicated > 0,
    adjudication: way.adjudication,
    gold: way.gold,
    remaining,
    exported: exportedAt !== null,
  });
  return { figures, way, charts, forecast, exportedAt, lead: { ...told, checklist } };
}

async function figuresWithWay(ctx: Ctx, projectId: string) {
  const figures = await projectFigures(ctx, projectId);
  const { samples, gold } = figures;
  if (!gold) fail({ code: 'forbidden' });
  return { figures, way: await loadWay(ctx, projectId, { samples, gold }) };
}

async function counted({ db }: Ctx, projectId: string) {
  const counters = await loadCounters(db, projectId);
  return { charts: chartsOf(counters), ...(await loadRest(db, projectId, counters)) };
}

async function toldLeads(ctx: Ctx, projectId: string) {
  const [waiting, people, quality] = await Promise.all([
    listWaiting(ctx, projectId),
    loadRecentWork(ctx, projectId, yesterday()),
    loadQuality(ctx, projectId),
  ]);
  return { waiting, people, quality };
}

const DAY_MS = 24 * 3_600_000;
const yesterday = (): Date => new Date(Math.floor(now().getTime() / DAY_MS) * DAY_MS - DAY_MS);

/**
 * What of a project is made but by annotating: versions of the guidelines, people beside the one who looks, invitations, files; and
 * whether the source of a sample says what its answer is.
 */
async function setUp({ db, actor }: Ctx, projectId: string) {
  const rows = await db.$queryRaw<
    { guidelines: number; others: number; invitations: number; sourced: boolean; exportedAt: Date | null }[]
  >`
    SELECT (SELECT count(*)::int FROM "Guideline" g WHERE g."projectId" = p.id) AS guidelines,
      (SELECT count(*)::int FROM "Member" m WHERE m."projectId" = p.id AND m."userId" <> ${actor.userId ?? ''}) AS others,
      (SELECT count(*)::int FROM "AccessLink" l WHERE l."projectId" = p.id AND l.kind = 'invitation' AND l."usedAt" IS NULL
        AND l."revokedAt" IS NULL AND l."expiresAt" > ${now()}) AS invitations,
      EXISTS (SELECT FROM "Sample" s WHERE s."projectId" = p.id AND s."withdrawnAt" IS NULL
        AND (s."coarseType" IS NOT NULL OR s."coarseLabel" IN ('consistent', 'inconsistent'))) AS sourced,
      (SELECT max(e.at) FROM "AuditEvent" e WHERE e."projectId" = p.id AND e.action = 'export.download') AS "exportedAt"
    FROM "Project" p WHERE p.id = ${projectId}::uuid`;
  const { exportedAt, ...counts } = rows[0]!;
  return { ...counts, exportedAt: exportedAt?.toISOString() ?? null };
}
