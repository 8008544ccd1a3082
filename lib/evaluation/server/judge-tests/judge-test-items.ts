import type { Db } from '@/lib/db/client';
import { Prisma } from '@/generated/prisma/client';
import type { ShownChange } from '../../judge-test/view-schema';
import { orderPairSchema, pairOutcomeSchema, type ShownPair, shownPair } from '../../order-bias/pair';
import { stabilityItemSchema, stabilityOutcomeSchema } from '../../stability/stability-item';

const answered = (db: Db, runId: string) =>
  db.runItem.findMany({
    where: { runId, outcome: { not: Prisma.DbNull } },
    orderBy: { ordinal: 'asc' },
    select: { content: true, outcome: true },
  });

/** The pairs of an order-bias test that were asked, in order. */
export async function askedPairs(db: Db, runId: string): Promise<ShownPair[]> {
  const rows = await answered(db, runId);
  return rows.map(({ content, outcome }) =>
    shownPair(orderPairSchema.parse(content), pairOutcomeSchema.parse(outcome)),
  );
}

/** The changed answers of a stability test that were asked, in order; those alone whose answer as it is was asked too. */
export async function askedChanges(db: Db, runId: string): Promise<ShownChange[]> {
  const rows = await answered(db, runId);
  const items = rows.map(({ content, outcome }) => ({
    ...stabilityItemSchema.parse(content),
    after: stabilityOutcomeSchema.parse(outcome).verdict,
  }));
  const before = new Map(
    items.flatMap(({ sampleId, perturbation, after }) => (perturbation === null ? [[sampleId, after]] : [])),
  );
  return items.flatMap(({ perturbation, ...item }) => {
    const verdict = before.get(item.sampleId);
    return perturbation === null || verdict === undefined ? [] : [{ ...item, perturbation, before: verdict }];
  });
}
