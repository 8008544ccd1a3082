import type { PrismaClient } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { withStorableTexts } from '@/lib/storable';
import { dropClaims } from '../run-claims';
import type { ClaimedItem } from './claim-items';

/** What is kept of an item. */
export interface KeptItem {
  outcome: object;
  /** A kind of fault for which it was not asked to the end; null: it was. */
  failed: string | null;
  /** Nothing came of it. */
  wasted: boolean;
}

/**
 * Stores what came of items together, with what else they bring, and counts them with their run. All in one transaction: a crash loses or
 * keeps everything, and of two workers on one item the first is right.
 *
 * @param keep what is kept of the items that nobody has stored before, in their order; brings along what they became
 * @param after what follows once they are stored
 */
export async function storeItems<Of extends { item: ClaimedItem }, Kept extends KeptItem>(
  db: PrismaClient,
  runId: string,
  items: readonly Of[],
  keep: (tx: Tx, open: readonly Of[]) => Promise<Kept[]>,
  after: (tx: Tx, open: readonly (Of & { kept: Kept })[]) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const open = await openItems(tx, runId, items);
    if (open.length === 0) return;
    const kept = await keep(tx, open);
    const rows = open.map(({ item: { id } }, at) => {
      const { outcome, failed } = kept[at]!;
      return { id, outcome: withStorableTexts({ ...outcome, ...(failed !== null && { failed }) }).value };
    });
    await tx.$executeRaw`
      UPDATE "RunItem" i SET outcome = r.outcome
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, outcome jsonb) WHERE i.id = r.id`;
    await dropClaims(tx, runId, { sampleIds: rows.map(({ id }) => id) });
    const wasted = kept.filter((one) => one.wasted).length;
    await tx.run.update({
      where: { id: runId },
      data: { done: { increment: open.length - wasted }, failed: { increment: wasted } },
    });
    await after(
      tx,
      open.map((one, at) => ({ ...one, kept: kept[at]! })),
    );
  });
}

/** Those without an outcome, each once; nobody else stores theirs meanwhile. */
async function openItems<Of extends { item: ClaimedItem }>(
  tx: Tx,
  runId: string,
  items: readonly Of[],
): Promise<Of[]> {
  const ids = items.map(({ item }) => item.id);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "RunItem" WHERE id = ANY(${ids}::uuid[]) AND "runId" = ${runId}::uuid AND outcome IS NULL
    ORDER BY id FOR UPDATE`;
  const open = new Set(rows.map(({ id }) => id));
  return items.filter(({ item }) => open.delete(item.id));
}
