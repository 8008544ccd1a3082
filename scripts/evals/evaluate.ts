import fs from 'node:fs/promises';
import path from 'node:path';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import { progressLine } from '@/lib/cli/evaluate-words';
import { now } from '@/lib/clock';
import type { Method } from '@/lib/consistency/method';
import { judgeKey } from '@/lib/consistency/prediction-key';
import type { SampleDraft } from '@/lib/exchange/import/draft-sample';
import type { EvaluationProgress } from '@/lib/exchange/server/evaluate/evaluate-file';
import { lockFolder } from '@/lib/exchange/server/evaluate/folder-lock';
import type { InputFile } from '@/lib/exchange/server/evaluate/input-file';
import { judgeRows } from '@/lib/exchange/server/evaluate/judge-rows';
import { openPredictions, type Predictions } from '@/lib/exchange/server/evaluate/predictions-file';
import { fromMicros } from '@/lib/llm/price';
import { FileLedger } from '@/lib/llm/server/file-ledger';
import { openModel } from '@/lib/llm/server/open-model';
import { textHash } from '@/lib/sample/identity';
import type { Stage } from '@/lib/typology/error-type';
import { type Pair, scores, verdictOn } from './against-gold';
import type { EvaluationOptions } from './asked';
import { type LabelledSample, readLabelled } from './labelled-file';

const TELL_EVERY_MS = 5_000;

/** Judges the samples of a labelled file, or what is left of them, and holds the verdicts against the labels. */
export async function evaluate(method: Method, { file, out, limit, endpoint, ...asked }: EvaluationOptions) {
  const samples = await readLabelled(file, limit);
  await fs.mkdir(out, { recursive: true });
  const unlock = lockFolder(out);
  const params = method.parse({ factsOnly: asked.factsOnly });
  const model = { baseUrl: endpoint.baseUrl, ...endpoint.model };
  const key = judgeKey({ method: method.id, version: method.version, params, model });
  const ledger = await FileLedger.open(path.join(out, 'replies.jsonl'), asked.budget);
  const predictions = await openPredictions(out, key, now());
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  const { accounts } = ledger;
  const progress: EvaluationProgress = {
    samples: samples.length,
    rejected: 0,
    done: 0,
    kept: 0,
    failures: new Map(),
    broken: null,
    accounts,
  };
  const tell = (): unknown => process.stderr.write(`${progressLine(progress, seconds())}\n`);
  const timer = setInterval(tell, TELL_EVERY_MS);
  try {
    const opened = await openModel(endpoint, ledger);
    const judge = { method, params, model: opened, atOnce: endpoint.maxInFlight };
    await judgeRows(rowsOf(samples), predictions, judge, progress, new AbortController().signal);
    await opened.drain(0);
    const { calls, usage, spent, spentBefore, faults } = accounts;
    const result = {
      file: path.basename(file),
      model: model.name,
      samples: samples.length,
      judged: progress.done + progress.kept,
      failed: progress.failures.size,
      ...(await againstGold(samples, predictions, method.judges(params))),
      calls,
      tokens: usage,
      cost: fromMicros(spent),
      costOfAllTimes: fromMicros(spent + spentBefore),
      faults,
      seconds: Math.round(seconds()),
      out,
    };
    return { result, broken: progress.broken };
  } finally {
    clearInterval(timer);
    await predictions.close();
    await ledger.end();
    unlock();
  }
}

/** Labels of samples that were judged, by segments and by whole answers. */
async function againstGold(
  samples: readonly LabelledSample[],
  predictions: Predictions,
  judges: readonly Stage[],
) {
  const pairs: Pair[] = [];
  const answers: Pair[] = [];
  let unplaced = 0;
  for (const { texts, gold, consistent, ...sample } of samples) {
    const prediction = await predictions.find(texts);
    if (!prediction) continue;
    const { segments } = prediction;
    for (const one of gold) pairs.push({ gold: one, judged: verdictOn(one.span, segments, judges) });
    if (consistent !== null)
      answers.push({ gold: { consistent, type: null }, judged: answerVerdict(segments, judges) });
    unplaced += sample.unplaced;
  }
  const { accuracy, balancedAccuracy } = scores(answers);
  return {
    labels: pairs.length,
    unplacedLabels: unplaced,
    ...scores(pairs),
    answers: { labels: answers.length, accuracy, balancedAccuracy },
  };
}

function rowsOf(samples: readonly LabelledSample[]): InputFile {
  async function* rows() {
    for (const [at, { id, line, texts }] of samples.entries()) {
      const { question, reference, answer } = texts;
      const draft: SampleDraft = {
        ...texts,
        externalId: id,
        textHash: textHash(question, reference, answer),
        generator: null,
        coarseLabel: null,
        coarseType: null,
        metadata: '{}',
      };
      yield { line, position: at + 1, draft };
    }
  }
  return { path: '', rows };
}
