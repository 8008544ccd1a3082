import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import type { AgreementFigures, LevelFigures } from '../figures/figures';
import { refreshSampleAgreement } from './refresh-sample-agreement';
import { fingerprintOf, type ReportScope } from './report-scope';
import { requireReportScope } from './require-report-scope';

export interface RoundName {
  id: string;
  number: number;
  kind: 'training' | 'pilot' | 'main' | 'reannotation';
  name: string;
}

interface ReportState {
  id: string;
  state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed' | 'paused';
  done: number;
  total: number;
  error: string | null;
}

export interface AgreementView {
  rounds: RoundName[];
  /** Languages and generators of the project's samples. */
  languages: string[];
  generators: string[];
  /** Whether any of them was constructed, so that there is an origin to choose. */
  constructed: boolean;
  /** The newest attempt, if it is not the one that is shown. */
  attempt: ReportState | null;
  figures: AgreementFigures | null;
  madeAt: Date | null;
  /** False when labels have changed since the figures were made. */
  fresh: boolean;
  /** Samples of the scope with submitted labels, at present. */
  samples: number;
  /** Names of authors by id. */
  names: Record<string, string>;
  /** Whether the actor may stop a report that is being made. */
  stops: boolean;
  trend: RoundTrend[];
}

/** What the newest report of each round, over the same labels and samples, came to. */
export interface RoundTrend {
  round: RoundName;
  verdict: LevelFigures;
  type: LevelFigures;
}

/**
 * The agreement of a scope, as last computed, and whether that still holds. Reads stored rows alone, whatever the size of the project.
 * For leads and readers: it names people. Fails with not_found for a round, language, generator or origin that the project has not.
 */
export async function readAgreement(ctx: Ctx, wanted: ReportScope): Promise<AgreementView> {
  const { projectId } = wanted;
  const { may } = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const scope = await requireReportScope(ctx.db, wanted);
  const rounds: RoundName[] = await ctx.db.round.findMany({
    where: { projectId },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, kind: true, name: true },
  });
  const complete = await refreshSampleAgreement(ctx, projectId, { chunks: 1 });
  // First, so that one which ends meanwhile is found as the report, and no page waits for what is over.
  const attempt = await ctx.db.agreementReport.findFirst({
    where: { ...scope },
    orderBy: { createdAt: 'desc' },
    select: { id: true, state: true, done: true, total: true, error: true },
  });
  const [{ count, fingerprint }, report, authors, trend, facets] = await Promise.all([
    fingerprintOf(ctx.db, scope),
    ctx.db.agreementReport.findFirst({
      where: { ...scope, state: 'done' },
      orderBy: { createdAt: 'desc' },
      select: { id: true, figures: true, fingerprint: true, finishedAt: true },
    }),
    ctx.db.author.findMany({ where: { projectId }, select: { id: true, name: true } }),
    readTrend(ctx, scope, rounds),
    listSampleFacets(ctx, projectId),
  ]);
  return {
    rounds,
    stops: may.lead,
    samples: count,
    trend,
    languages: facets.languages,
    generators: facets.generators ?? [],
    constructed: facets.constructed,
    attempt: attempt && attempt.id !== report?.id ? attempt : null,
    figures: (report?.figures ?? null) as unknown as AgreementFigures | null,
    madeAt: report?.finishedAt ?? null,
    fresh: complete && report?.fingerprint === fingerprint,
    names: Object.fromEntries(authors.map(({ id, name }) => [id, name])),
  };
}

async function readTrend(
  ctx: Ctx,
  { projectId, labels, language, generator, origin }: ReportScope,
  rounds: readonly RoundName[],
): Promise<RoundTrend[]> {
  const rows = await ctx.db.$queryRaw<{ roundId: string; verdict: LevelFigures; type: LevelFigures }[]>`
    SELECT DISTINCT ON ("roundId") "roundId", figures#>'{levels,verdict}' AS verdict, figures#>'{levels,type}' AS type
    FROM "AgreementReport"
    WHERE "projectId" = ${projectId}::uuid AND "roundId" IS NOT NULL AND state = 'done'
      AND labels = ${labels}::"ComparedLabels" AND language IS NOT DISTINCT FROM ${language}
      AND generator IS NOT DISTINCT FROM ${generator} AND origin IS NOT DISTINCT FROM ${origin}::"SampleOrigin"
    ORDER BY "roundId", "createdAt" DESC`;
  const byRound = new Map(rows.map((row) => [row.roundId, row]));
  return rounds.flatMap((round) => {
    const found = byRound.get(round.id);
    return found ? [{ round, verdict: found.verdict, type: found.type }] : [];
  });
}
