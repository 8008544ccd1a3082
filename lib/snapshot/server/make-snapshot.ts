import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { databaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { writeBehind } from '@/lib/db/write-behind';
import { pseudonymsOf, withoutNames } from '@/lib/exchange/contents/pseudonyms';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { loadStored } from '@/lib/exchange/server/export/load-stored';
import { mapSamples } from '@/lib/exchange/server/export/map-samples';
import { loadPeople } from '@/lib/exchange/server/native/load-people';
import { claimReport, reportProgress } from '@/lib/jobs/report-state';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { TableRows } from '../folder/table-rows';
import { ErrataCounts } from '../errata/errata-counts';
import { SNAPSHOT_FORMAT, type SnapshotManifest } from '../manifest-view-schema';
import type { SnapshotContent } from '../order';
import { SnapshotCounts } from '../snapshot-counts';
import { SnapshotHashes } from '../snapshot-hashes';
import { snapshotBytes, snapshotRecord } from '../snapshot-line';
import { splitOf, splitsSchema } from '../split';
import { insertSnapshotSamples, type SnapshotRow } from './insert-snapshot-samples';
import { loadErrataTerms, releasedName } from './load-errata-terms';
import { loadBackground } from './load-background';

/** How often people depart from gold is not known yet; how many rows there are does not hang on it. */
const NO_DISSENT = { n: 0, of: 0 };

interface Claimed {
  projectId: string;
  content: SnapshotContent;
  released: string | null;
  splits: unknown;
}

/**
 * Makes a snapshot: reads every sample as it is at one moment, by id, and keeps its line and hash; then counts and hash of the whole.
 * Names never come into it. Ends quietly when it was stopped; rejects when the signal is aborted, so that the job comes again
 * and starts over.
 */
export async function makeSnapshot(ctx: Ctx, snapshotId: string, signal: AbortSignal): Promise<void> {
  const { db } = ctx;
  const claimed = await claimReport<Claimed>(db, 'Snapshot', snapshotId);
  if (!claimed) return;
  const { projectId, content } = claimed;
  await db.snapshotSample.deleteMany({ where: { snapshotId } }); // of an attempt that was broken off
  const splits = splitsSchema.parse(claimed.splits);
  const people = await inTx(ctx, (tx) => loadPeople(tx.db, projectId, true));
  const names = pseudonymsOf(people);
  const { rule } = await loadGoldSettings(db, projectId);
  const errata = await loadErrataTerms(db, { projectId, released: claimed.released, people });
  const errataCounts = errata && new ErrataCounts(releasedName(errata.released));
  const { name } = await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { name: true } });
  const background = await loadBackground(db, projectId);
  const total = await db.sample.count({ where: { projectId, withdrawnAt: null } });
  const counts = new SnapshotCounts();
  const hashes = new SnapshotHashes(splits);
  const tables = new TableRows({
    ...{ format: SNAPSHOT_FORMAT, content, dissent: NO_DISSENT, errata: errataCounts?.figures() },
  });
  const reader = { projectId, visibility: { all: true } } as const;
  const toRow = (stored: StoredSample): SnapshotRow => {
    const record = snapshotRecord(withoutNames(stored, names), { rule, content, errata });
    const split = splitOf(stored, splits);
    counts.add(stored, record);
    if (record.erratum) errataCounts?.add(record.erratum);
    tables.add(record, split);
    const { line, kept } = snapshotBytes(record);
    return { sampleId: stored.id, externalId: record.id, kept, split, ...hashes.add(line, split) };
  };
  const which = { annotations: 'all', withdrawn: false } as const;
  const pages = loadStored(reader, which, { order: 'id', people: errata && people });
  let [going, done] = [true, 0];
  async function* batches(): AsyncGenerator<SnapshotRow[]> {
    for await (const page of pages) {
      if (!going) return;
      yield await mapSamples(page, toRow);
    }
  }
  await withClient(databaseUrl(), (client) =>
    writeBehind(batches(), async (rows) => {
      await insertSnapshotSamples(client, snapshotId, rows);
      done += rows.length;
      going = await reportProgress(db, 'Snapshot', snapshotId, {
        done,
        total: Math.max(total, done),
        signal,
      });
    }),
  );
  if (!going) {
    await db.snapshotSample.deleteMany({ where: { snapshotId } });
    return;
  }
  await keep(ctx, snapshotId, projectId, {
    ...{ format: SNAPSHOT_FORMAT, content, project: name, goldRule: rule, typology: [...ERROR_TYPES] },
    ...hashes.result(),
    tables: tables.rows(),
    ...background,
    ...counts.counts(),
    ...(errataCounts && { errata: errataCounts.figures() }),
  });
}

async function keep(ctx: Ctx, id: string, projectId: string, manifest: SnapshotManifest): Promise<void> {
  const { hash, samples } = manifest;
  await inTx(ctx, async (tx) => {
    const kept = await tx.db.snapshot.updateMany({
      where: { id, state: 'running' },
      data: {
        ...{ state: 'done', hash, manifest: manifest as Prisma.InputJsonObject },
        ...{ done: samples, total: samples, finishedAt: now() },
      },
    });
    if (kept.count === 0) {
      await tx.db.snapshotSample.deleteMany({ where: { snapshotId: id } });
      return;
    }
    await recordAudit(tx, {
      action: 'snapshot.end',
      objectType: 'snapshot',
      objectId: id,
      projectId,
      after: { hash, samples },
    });
  });
}
