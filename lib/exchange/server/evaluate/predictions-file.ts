import path from 'node:path';
import { z } from 'zod';
import type { MethodInput, Prediction } from '@/lib/consistency/method';
import { predictionKey } from '@/lib/consistency/prediction-key';
import { predictionSchema } from '@/lib/consistency/prediction-schema';
import { StoredLines } from '@/lib/llm/server/stored-lines';

/** A prediction under its sample's key, or under the judge's own key from its first use in this folder. */
const line = z.union([predictionSchema, z.object({ runAt: z.iso.datetime() })]);

/** The predictions of one judge in a folder: what was read once is not read again. */
export interface Predictions {
  /** When this judge first worked here, ISO 8601 in UTC. */
  runAt: string;
  find(input: MethodInput): Promise<Prediction | null>;
  has(input: MethodInput): boolean;
  put(input: MethodInput, reading: Prediction): Promise<void>;
  close(): Promise<void>;
}

/** Opens predictions.jsonl of a folder for the judge of this key (prediction-key.ts). */
export async function openPredictions(folder: string, judge: string, now: Date): Promise<Predictions> {
  const lines = await StoredLines.open(path.join(folder, 'predictions.jsonl'), line);
  const first = await lines.get(judge);
  const runAt = first && 'runAt' in first ? first.runAt : now.toISOString();
  if (!first) await lines.put(judge, { runAt });
  return {
    runAt,
    async find(input) {
      const value = await lines.get(predictionKey(judge, input));
      return value && 'segments' in value ? value : null;
    },
    has: (input) => lines.has(predictionKey(judge, input)),
    put: (input, reading) => lines.put(predictionKey(judge, input), reading),
    close: () => lines.close(),
  };
}
