import fs from 'node:fs/promises';
import path from 'node:path';
import { type AuthoredSample, authoredSampleSchema } from '../../sample-project/authored';

const FOLDER = path.join(process.cwd(), 'prisma/scenarios/sample-project');

/** The files of the sample project in the order of the queue: Chinese and English in turn, short ones first. */
export async function loadSampleProject(): Promise<{ sample: AuthoredSample; reference: string }[]> {
  const names = (await fs.readdir(path.join(FOLDER, 'samples'))).filter((name) => name.endsWith('.json'));
  const inTurn = (name: string): string => name.replace(/^(zh|en)-(\d+)/, '$2-$1');
  names.sort((a, b) => (inTurn(a) < inTurn(b) ? -1 : 1));
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(FOLDER, 'samples', name), 'utf8');
      const sample = authoredSampleSchema.parse(JSON.parse(text));
      const { referenceFile } = sample;
      const reference = referenceFile && (await fs.readFile(path.join(FOLDER, referenceFile), 'utf8'));
      return { sample, reference: reference ?? sample.reference ?? '' };
    }),
  );
}
