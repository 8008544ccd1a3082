import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { claimReport, keepReport, reportProgress } from '@/lib/jobs/report-state';
import { computeFigures } from '../figures/compute-figures';
import type { AgreementFigures, StoredSampleAgreement } from '../figures/figures';
import { FiguresBuilder } from '../figures/figures-builder';
import { refreshSampleAgreement } from './refresh-sample-agreement';
import { fingerprintOf, type ReportScope, sampleAgreementsOf } from './report-scope';

/** Standings that are read at a time. */
const CHUNK = 500;
/** Reports of a scope that are kept, the newest of them. */
const KEPT = 3;

interface Row extends StoredSampleAgreement {
  roundId: string;
  sampleId: string;
}

/**
 * Makes a report: brings the sample agreements up to date, walks over them, and computes, giving way to the event loop
 * between steps. Ends quietly when the report was stopped; rejects when the signal is aborted, so that the job comes
 * back and starts over.
 */
export async function makeReport(ctx: Ctx, reportId: string, signal: AbortSignal): Promise<void> {
  const { db } = ctx;
  const scope = await claimReport<ReportScope>(db, 'AgreementReport', reportId);
  if (!scope) return;
  await refreshSampleAgreement(ctx, scope.projectId, { chunks: Infinity, signal });
  const { count, fingerprint } = await fingerprintOf(db, scope);
  const goesOn = (done: number): Promise<boolean> =>
    reportProgress(db, 'AgreementReport', reportId, { done, total: count, signal });
  const builder = new FiguresBuilder();
  for await (const rows of sampleAgreements(db, scope)) {
    for (const row of rows) builder.add(row);
    if (!(await goesOn(builder.samples))) return;
  }
  const steps = computeFigures(builder);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return keep(db, { id: reportId, scope, fingerprint, figures: step.value });
    await breathe();
    if (!(await goesOn(count))) return;
  }
}

async function* sampleAgreements(db: Db, scope: ReportScope): AsyncGenerator<Row[]> {
  let [round, sample] = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT s."roundId", s."sampleId", s.raters, s.verdicts, s."activeMs", s.submitted, s."sameSegmentation", s.units, s.comparable, s.kind,
        s.evidence, s.methods
      ${sampleAgreementsOf(scope)} AND (s."roundId", s."sampleId") > (${round}::uuid, ${sample}::uuid)
      ORDER BY s."roundId", s."sampleId" LIMIT ${CHUNK}`;
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    [round, sample] = [last.roundId, last.sampleId];
  }
}

interface Made {
  id: string;
  scope: ReportScope;
  fingerprint: string;
  figures: AgreementFigures;
}

async function keep(db: Db, { id, scope, fingerprint, figures }: Made): Promise<void> {
  if (!(await keepReport(db, 'AgreementReport', id, { fingerprint, figures }))) return;
  const { projectId, roundId, labels, language, generator, origin } = scope;
  const older = await db.agreementReport.findMany({
    where: { projectId, roundId, labels, language, generator, origin, finishedAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    skip: KEPT,
    select: { id: true },
  });
  await db.agreementReport.deleteMany({ where: { id: { in: older.map((report) => report.id) } } });
}
