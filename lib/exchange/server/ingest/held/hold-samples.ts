import type { Ask } from '@/lib/db/pages-ahead';
import type pg from 'pg';
import { loadExportedAnnotations } from '../../export/load-annotations';
import type { HeldUnit } from '../decide-unit';
import type { HeldSample } from './stored-samples';

/** All that a file is held against of samples that are there: their annotations, and of which rounds they are honeypots. */
export async function holdSamples(
  client: pg.Client,
  stored: ReadonlyMap<string, HeldSample>,
): Promise<(externalId: string) => HeldUnit | null> {
  const samples = [...stored.values()];
  const ask: Ask = async (statement) =>
    (await client.query({ text: statement.text, values: statement.values })).rows;
  const annotations = await loadExportedAnnotations(
    ask,
    samples.map(({ id }) => id),
    'all',
  );
  const honeypots = await readHoneypots(client, samples);
  return (externalId) => {
    const sample = stored.get(externalId);
    if (!sample) return null;
    const honeypot = (roundId: string) => honeypots.get(`${roundId} ${sample.id}`);
    return { sample, annotations: annotations.get(sample.id) ?? [], honeypot };
  };
}

/** By round and sample, whether it is a honeypot there. */
async function readHoneypots(
  client: pg.Client,
  samples: readonly { id: string }[],
): Promise<Map<string, boolean>> {
  if (samples.length === 0) return new Map();
  const { rows } = await client.query<{ key: string; honeypot: boolean }>(
    `SELECT "roundId" || ' ' || "sampleId" AS key, "honeypot" FROM "RoundSample" WHERE "sampleId" = ANY($1::uuid[])`,
    [samples.map(({ id }) => id)],
  );
  return new Map(rows.map(({ key, honeypot }) => [key, honeypot]));
}
