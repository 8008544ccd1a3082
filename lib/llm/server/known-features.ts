import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { ALL_FEATURES, leastOf, type ModelFeatures, modelFeaturesSchema } from '../features';

/** What is known of a model behind an endpoint; null before anything was refused or tested. */
export async function readFeatures(db: Db, endpointId: string, model: string): Promise<ModelFeatures | null> {
  const row = await db.modelFeatures.findUnique({ where: { endpointId_model: { endpointId, model } } });
  return row && toModelFeatures(row);
}

/** From a row of ModelFeatures. */
export const toModelFeatures = (row: unknown): ModelFeatures => modelFeaturesSchema.parse(row);

/** Stores what is known of a model in place of what was. */
export async function writeFeatures(
  db: Db,
  endpointId: string,
  model: string,
  features: ModelFeatures,
): Promise<void> {
  await db.modelFeatures.upsert({
    where: { endpointId_model: { endpointId, model } },
    create: { endpointId, model, ...features },
    update: { ...features, checkedAt: now() },
  });
}

/** What is known of a model, cached in memory and stored in the database as more is learnt. */
export async function knownFeatures(db: Db, endpointId: string, model: string) {
  let known = (await readFeatures(db, endpointId, model)) ?? ALL_FEATURES;
  return {
    now: (): ModelFeatures => known,
    async learn(less: ModelFeatures): Promise<void> {
      known = leastOf(known, less);
      await writeFeatures(db, endpointId, model, known);
    },
  };
}
