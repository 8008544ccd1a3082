import type { Db } from '@/lib/db/client';
import { ALL_FEATURES, leastOf, type ModelFeatures, RESPONSE_FORMATS } from '../features';

/** What is known of a model behind an endpoint; null before anything was refused or tested. */
export async function readFeatures(db: Db, endpointId: string, model: string): Promise<ModelFeatures | null> {
  const row = await db.modelFeatures.findUnique({ where: { endpointId_model: { endpointId, model } } });
  if (!row) return null;
  const responseFormat = RESPONSE_FORMATS.find((format) => format === row.responseFormat) ?? 'text';
  return { responseFormat, temperature: row.temperature, seed: row.seed };
}

async function writeFeatures(
  db: Db,
  endpointId: string,
  model: string,
  features: ModelFeatures,
): Promise<void> {
  const { responseFormat, temperature, seed } = features;
  await db.modelFeatures.upsert({
    where: { endpointId_model: { endpointId, model } },
    create: { endpointId, model, responseFormat, temperature, seed },
    update: { responseFormat, temperature, seed, checkedAt: new Date() },
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
