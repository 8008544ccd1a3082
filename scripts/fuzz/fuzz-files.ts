import { Prng } from './prng';
import { mutateBytes, mutateJson, mutateText } from './mutate';
import { readFile } from './read-file';
import { type FuzzReport, emptyReport } from './report';
import { fileOf, type FuzzFormat, VALID_FILES } from './valid-files';

const LONGEST_MS = 1_000;
const FORMATS = Object.keys(VALID_FILES) as FuzzFormat[];

/** Reads so many mutated files; a file read in small pieces has to end as one that is read at once, without a row lost. */
export async function fuzzFiles(count: number, seed: number): Promise<FuzzReport> {
  const report = emptyReport();
  for (let number = 0; number < count; number += 1) {
    const prng = new Prng(seed + number);
    const bytes = mutatedFile(FORMATS[number % FORMATS.length]!, prng);
    const at = `file ${seed + number}`;
    try {
      const started = process.cpuUsage();
      const whole = await readFile(bytes, 2 ** 20);
      const { user, system } = process.cpuUsage(started);
      if ((user + system) / 1000 > LONGEST_MS) report.hangs.push(at);
      const parts = await readFile(bytes, 1 + prng.below(60));
      if (whole?.outcome !== parts?.outcome || (whole && whole.lost > 0)) report.losses.push(at);
    } catch (thrown) {
      report.crashes.push(`${at}: ${String(thrown)}`);
    }
  }
  return { ...report, files: count };
}

/** The file that a number of the seed stands for, to look at one again. */
export function mutatedFile(format: FuzzFormat, prng: Prng): Uint8Array {
  let text = VALID_FILES[format];
  if (['json', 'jsonl', 'native', 'exact'].includes(format) && prng.below(2) === 0)
    text = mutatedRecords(text, format, prng);
  for (let times = prng.below(4); times > 0; times -= 1) text = mutateText(text, prng);
  // What is packed is packed after it was changed: its import reads it, and does not refuse it with the archive.
  const encoded = fileOf(format, text, prng.below(10) === 0 ? 'utf16le' : 'utf8');
  return prng.below(3) === 0 ? mutateBytes(encoded, prng) : encoded;
}

function mutatedRecords(text: string, format: string, prng: Prng): string {
  if (format === 'json') return JSON.stringify(mutateJson(JSON.parse(text), prng)) ?? 'null';
  const lines = text.trimEnd().split('\n');
  const at = prng.below(lines.length);
  lines[at] = JSON.stringify(mutateJson(JSON.parse(lines[at]!), prng)) ?? 'null';
  return `${lines.join('\n')}\n`;
}
