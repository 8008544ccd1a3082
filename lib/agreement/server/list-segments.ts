import { Prisma } from '@/generated/prisma/client';
import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { compareNames } from '@/lib/text/by-name';
import type { ErrorType } from '@/lib/typology/error-type';
import { type Cell, isInCell, keysOfCell } from '../units/cell';
import { fromCode } from '../units/label-code';
import type { UnitAgreement } from '../units/sample-agreement';
import { refreshSampleAgreement } from './refresh-sample-agreement';
import { type ReportScope, sampleAgreementsOf } from './report-scope';
import { requireReportScope } from './require-report-scope';

export const SAMPLES_A_PAGE = 25;
/** Beyond it, "more than". */
const COUNTED = 1_000;

export interface CellLabel extends StageVerdicts {
  author: string;
  errorType: ErrorType | null;
}

export interface CellSample {
  sampleId: string;
  externalId: string;
  round: number;
  /** The units behind the cell, as they read in the answer. */
  segments: { text: string; labels: CellLabel[] }[];
}

export interface SegmentPage {
  samples: CellSample[];
  /** Samples behind the cell; at most `COUNTED` + 1 are counted. */
  total: number;
  many: boolean;
  /** Names of authors by id. */
  names: Record<string, string>;
  /** Whether the actor may open the adjudication of a sample. */
  adjudicates: boolean;
}

interface Row {
  sampleId: string;
  externalId: string;
  round: number;
  answer: string;
  raters: string[];
  units: UnitAgreement[];
}

/**
 * The segments behind a cell of a matrix, sample by sample in the order of arrival, from the sample agreements as they are now, over
 * the labels of the scope alone. For leads and readers.
 *
 * @param page from 1
 */
export async function listSegments(
  ctx: Ctx,
  wanted: ReportScope,
  cell: Cell,
  page: number,
): Promise<SegmentPage> {
  const { may } = await requireProject(ctx, rowId(wanted.projectId, 'project'), 'figures');
  const scope = await requireReportScope(ctx.db, wanted);
  await refreshSampleAgreement(ctx, scope.projectId, { chunks: 1 });
  const behind = Prisma.sql`${sampleAgreementsOf(scope)} AND s."cellKeys" && ${keysOfCell(cell)}::text[]`;
  const [[counted], rows, authors] = await Promise.all([
    ctx.db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (SELECT ${behind} LIMIT ${COUNTED + 1}) s`,
    ctx.db.$queryRaw<Row[]>`
      SELECT s."sampleId", x."externalId", r.number AS round, x.answer, s.raters, s.units
      FROM (SELECT s.* ${behind} ORDER BY s."roundId", s."sampleId"
        LIMIT ${SAMPLES_A_PAGE} OFFSET ${(page - 1) * SAMPLES_A_PAGE}) s
      JOIN "Sample" x ON x.id = s."sampleId" JOIN "Round" r ON r.id = s."roundId"
      ORDER BY s."roundId", s."sampleId"`,
    ctx.db.author.findMany({ where: { projectId: scope.projectId }, select: { id: true, name: true } }),
  ]);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  const total = counted?.total ?? 0;
  return {
    adjudicates: may.open.includes('lead'),
    total: Math.min(total, COUNTED),
    many: total > COUNTED,
    names: Object.fromEntries(names),
    samples: rows.map(({ answer, raters, units, ...sample }) => ({
      ...sample,
      segments: units
        .filter((unit) => isInCell(cell, unit, raters))
        .map(({ at, labels }) => ({
          text: at.map(([start, end]) => answer.slice(start, end)).join(' … '),
          labels: labels
            .flatMap((code, place) =>
              code === null ? [] : [{ author: names.get(raters[place]!) ?? '', ...fromCode(code) }],
            )
            .sort((a, b) => compareNames(a.author, b.author)),
        })),
    })),
  };
}
