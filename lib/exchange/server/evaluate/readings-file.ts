import path from 'node:path';
import { z } from 'zod';
import type { MethodInput, Reading } from '@/lib/consistency/method';
import { readingKey } from '@/lib/consistency/reading-key';
import { readingSchema } from '@/lib/consistency/reading-schema';
import { KeptLines } from '@/lib/llm/server/kept-lines';

/** A reading under its sample's key, or when a judge first worked here under the judge's own. */
const line = z.union([readingSchema, z.object({ runAt: z.iso.datetime() })]);

/** The readings of one judge in a folder: what was read once is not read again. */
export interface Readings {
  /** When this judge first worked here, ISO 8601 in UTC. */
  runAt: string;
  find(input: MethodInput): Promise<Reading | null>;
  has(input: MethodInput): boolean;
  put(input: MethodInput, reading: Reading): Promise<void>;
  close(): Promise<void>;
}

/** Opens readings.jsonl of a folder for the judge of this key (reading-key.ts). */
export async function openReadings(folder: string, judge: string, now: Date): Promise<Readings> {
  const lines = await KeptLines.open(path.join(folder, 'readings.jsonl'), line);
  const first = await lines.get(judge);
  const runAt = first && 'runAt' in first ? first.runAt : now.toISOString();
  if (!first) await lines.put(judge, { runAt });
  return {
    runAt,
    async find(input) {
      const value = await lines.get(readingKey(judge, input));
      return value && 'segments' in value ? value : null;
    },
    has: (input) => lines.has(readingKey(judge, input)),
    put: (input, reading) => lines.put(readingKey(judge, input), reading),
    close: () => lines.close(),
  };
}
