// npm run bench:construct -- FILE.jsonl ...: errors made by rule in the answers that the files call consistent, and how many of them the offline
// engine finds, by error type. A line holds question, reference, answer, lang and answer_label, or segments with a verdict each. Prints one JSON line.
import fs from 'node:fs';
import readline from 'node:readline';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import { offlineParamsSchema } from '@/lib/consistency/methods/offline/params';
import { predictSample } from '@/lib/consistency/methods/offline/predict-sample';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { construct, type Constructed, type ConstructionSource } from '@/lib/construction/construct';
import type { ErrorType } from '@/lib/typology/error-type';

interface Line {
  id: string;
  lang: string;
  question?: string;
  reference: string;
  answer: string;
  answer_label: 'consistent' | 'inconsistent' | null;
  segments?: { text: string; consistent: boolean | null }[];
}
type Share = { n: number; of: number };

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('usage: npm run bench:construct -- FILE.jsonl ...\n');
  process.exit(2);
}

const sources: ConstructionSource[] = [];
for (const file of files)
  for await (const line of readline.createInterface({ input: fs.createReadStream(file) }))
    if (line.trim() !== '') sources.push(...sourcesOf(JSON.parse(line) as Line));

const everyRecipe = new Map(ERROR_RULES.map(({ id }) => [id, 1]));
const made: { source: ConstructionSource; one: Constructed }[] = [];
const started = performance.now();
for (const source of sources) {
  const used = new Set<string>();
  for (let one = construct(source, everyRecipe, used); one; one = construct(source, everyRecipe, used)) {
    used.add(one.pedigree.recipe);
    made.push({ source, one });
  }
}
const seconds = (performance.now() - started) / 1_000;

const found: Partial<Record<ErrorType, Share>> = {};
for (const { source, one } of made) {
  const type = one.pedigree.intended[0]!; // every rule makes an error
  const share = (found[type] ??= { n: 0, of: 0 });
  share.of += 1;
  share.n += Number(isFlagged({ ...source, answer: one.answer }));
}
const alarms = { n: sources.filter(isFlagged).length, of: sources.length };
const round = (value: number): number => Math.round(value * 1e3) / 1e3;
const rate = ({ n, of }: Share) => ({ rate: of === 0 ? null : round(n / of), of });
process.stdout.write(
  `${JSON.stringify({
    sources: sources.length,
    samples: made.length,
    samplesPerSecond: Math.round(made.length / seconds),
    sourcesPerSecond: Math.round(sources.length / seconds),
    madeBy: Object.fromEntries(
      ERROR_RULES.map(({ id }) => [id, made.filter(({ one }) => one.pedigree.recipe === id).length]),
    ),
    offlineRecall: Object.fromEntries(Object.entries(found).map(([type, share]) => [type, rate(share)])),
    offlineFalseAlarms: rate(alarms),
  })}\n`,
);

/** The answer where it is consistent as a whole, else those of its segments that are. */
function sourcesOf({ id, lang, question = '', reference, answer, ...said }: Line): ConstructionSource[] {
  const of = { question, reference, language: lang };
  if (said.answer_label === 'consistent') return [{ ...of, externalId: id, answer }];
  return (said.segments ?? [])
    .filter(({ consistent }) => consistent === true)
    .map(({ text }, at) => ({ ...of, externalId: `${id}#${at}`, answer: text }));
}

function isFlagged(source: ConstructionSource): boolean {
  const { segments } = predictSample(source, offlineParamsSchema.parse({}));
  return answerVerdict(segments, ['fact']) === 'inconsistent';
}
