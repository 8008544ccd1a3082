import { createHash } from 'node:crypto';
import type { AgreementFigures, Measured } from '@/lib/agreement/figures/figures';
import { fingerprintOf } from '@/lib/agreement/server/report-scope';
import { isDefined } from '@/lib/agreement/statistics/coefficient';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { UNRESTRICTED } from '@/lib/agreement/units/restriction';
import type { Db } from '@/lib/db/client';
import { latestNumber } from '@/lib/guideline/server/latest-number';
import type { SnapshotManifest } from '../manifest-view-schema';

/** What a snapshot's manifest tells beside what is in it: the guidelines in force, and agreement as it was last computed. */
export async function loadBackground(
  db: Db,
  projectId: string,
): Promise<Pick<SnapshotManifest, 'guideline' | 'agreement'>> {
  const number = await latestNumber(db, projectId);
  const found = await db.guideline.findUnique({
    where: { projectId_number: { projectId, number } },
    select: { text: true },
  });
  const guideline = found && { number, hash: createHash('sha256').update(found.text).digest('hex') };
  return { guideline, agreement: await currentAgreement(db, projectId) };
}

/** Null where no report over all rounds is up to date. */
async function currentAgreement(db: Db, projectId: string): Promise<SnapshotManifest['agreement']> {
  const scope = { projectId, roundId: null, ...UNRESTRICTED };
  const stale = await db.staleAgreement.count({ where: { projectId }, take: 1 });
  const { fingerprint } = await fingerprintOf(db, scope);
  const report = await db.agreementReport.findFirst({
    where: { ...scope, state: 'done' },
    orderBy: { createdAt: 'desc' },
    select: { figures: true, fingerprint: true },
  });
  if (!report?.figures || stale > 0 || report.fingerprint !== fingerprint) return null;
  const { samples, levels } = report.figures as unknown as AgreementFigures;
  return {
    samples,
    segments: levels.verdict.units,
    verdict: plain(levels.verdict.coefficients.alpha),
    type: plain(levels.type.coefficients.alpha),
  };
}

function plain(measured: Measured): NonNullable<SnapshotManifest['agreement']>['verdict'] {
  if (!isDefined(measured)) return null;
  const { value, interval } = measured;
  return isInterval(interval)
    ? { value, low: interval.low, high: interval.high }
    : { value, low: null, high: null };
}
