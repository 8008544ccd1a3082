import fs from 'node:fs';
import path from 'node:path';
import { reportOf } from '@/lib/evaluation/order-bias/order-bias-view';
import { type PairFile, type PairOutcome, shownPair } from '@/lib/evaluation/order-bias/pair';
import { orderBiasAsker } from '@/lib/evaluation/server/judge-tests/ask-item';
import { ownFailure } from '@/lib/consistency/server/store-outcome';
import { FIRST_SAMPLES, isRefusedFromStart } from '@/lib/consistency/refused-from-start';
import { workThrough } from '@/lib/consistency/judge-samples';
import type { ChosenEndpoint } from '@/lib/llm/chosen-endpoint';
import { embeddingRetries, embedTexts } from '@/lib/llm/embeddings/embed-texts';
import { sendEmbeddings } from '@/lib/llm/embeddings/send-embeddings';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { LlmFault } from '@/lib/llm/fault';
import { type Accounts, FileLedger } from '@/lib/llm/server/file-ledger';
import { type OpenModel, openModel } from '@/lib/llm/server/open-model';
import { pairTable } from '../../judge-test/test-table';
import { lockFolder } from '../evaluate/folder-lock';
import { endingGracefully } from '../evaluate/graceful-end';
import { endsAll } from '../evaluate/judge-rows';
import { type PairFileChoice, readPairFile } from './read-pair-file';

/** A file of pairs, and who is asked about them. */
export interface PairTest extends PairFileChoice {
  /** The folder of the results, and of the replies that are kept for the next time. */
  out: string;
  endpoint: ChosenEndpoint;
  /** For all that is ever spent in the folder, in millionths of the currency of the prices. */
  budget: bigint | null;
  minimumPassRate: number;
  /** A model of the endpoint for embeddings, which reads replies that name no option; null: none. */
  embedding: EndpointModel | null;
}

/** How far it is; grows while the work goes on. */
export interface PairProgress {
  pairs: number;
  done: number;
  failed: number;
  accounts: Accounts;
}

export interface PairTestResult extends PairProgress {
  report: ReturnType<typeof reportOf>;
  refused: PairFile['refused'];
  /** What ended the work before its end. */
  broken: unknown;
}

/**
 * Asks about the pairs of a file in both orders, no project and no database needed, and writes pairs.csv and report.json.
 * Stopped or killed at any moment, the same work goes on where it was, and no reply is paid for twice.
 */
export async function testPairs(
  work: PairTest,
  stop: AbortSignal,
  tell: (progress: PairProgress) => void,
): Promise<PairTestResult> {
  const { pairs, refused } = await readPairFile(work);
  await fs.promises.mkdir(work.out, { recursive: true });
  const unlock = lockFolder(work.out);
  try {
    const ledger = await FileLedger.open(path.join(work.out, 'replies.jsonl'), work.budget);
    try {
      const progress = { pairs: pairs.length, done: 0, failed: 0, accounts: ledger.accounts };
      tell(progress);
      const model = await openModel(work.endpoint, ledger);
      const embedder = work.embedding && (await openEmbedding(work.endpoint, work.embedding, ledger));
      const ways = { model, embedder, atOnce: work.endpoint.maxInFlight };
      const { outcomes, broken } = await asked(pairs, ways, progress, stop);
      await Promise.all([model.drain(0), embedder?.drain(0)]);
      const shown = pairs.flatMap((pair, at) => {
        const outcome = outcomes.get(at);
        return outcome ? [shownPair(pair, outcome)] : [];
      });
      const report = reportOf(shown, work.minimumPassRate);
      if (shown.length > 0) {
        await write(work.out, 'pairs.csv', pairTable(shown));
        await write(work.out, 'report.json', `${JSON.stringify({ ...report, refused }, null, 2)}\n`);
      }
      return { ...progress, report, refused, broken };
    } finally {
      await ledger.end();
    }
  } finally {
    unlock();
  }
}

/** One call at a time beside those of the judge, as few replies need it. */
const openEmbedding = (endpoint: ChosenEndpoint, model: EndpointModel, ledger: FileLedger) =>
  openModel({ ...endpoint, model, maxInFlight: 1 }, ledger, {
    send: sendEmbeddings,
    retryPolicy: embeddingRetries(),
  });

/** Asks about all pairs, several at once; what would meet every pair alike ends it, as `stop` does, once calls under way are kept. */
async function asked(
  pairs: PairFile['pairs'],
  { model, embedder, atOnce }: { model: OpenModel; embedder: OpenModel | null; atOnce: number },
  progress: PairProgress,
  stop: AbortSignal,
): Promise<{ outcomes: Map<number, PairOutcome>; broken: unknown }> {
  const outcomes = new Map<number, PairOutcome>();
  const faults = new Map<number, string>();
  const first = Array.from({ length: Math.min(FIRST_SAMPLES, pairs.length) }, (_, at) => at);
  let broken: unknown = null;
  let next = 0;
  await endingGracefully(model, stop, (end) =>
    workThrough<number>(
      {
        halt: end.halt,
        atOnce: () => atOnce,
        take: async (room) => {
          if (end.begun()) return [];
          const from = next;
          next = Math.min(pairs.length, from + room);
          return Array.from({ length: next - from }, (_, at) => from + at);
        },
        ended: async () => true,
      },
      async (at, signal) => {
        try {
          const embed = embedder && embedTexts(embedder.ask(at));
          outcomes.set(at, (await orderBiasAsker.ask(pairs[at], model.ask(at), signal, embed)).outcome);
          progress.done += 1;
        } catch (error) {
          if (end.begun()) return; // left for the next time
          if (endsAll(error)) {
            broken = error;
            return end.begin();
          }
          const fault = error instanceof LlmFault ? error.kind : null;
          outcomes.set(at, orderBiasAsker.failed({ ...ownFailure(error), fault }).outcome);
          progress.failed += 1;
          faults.set(at, fault ?? 'internal');
          if (fault === 'rejected' && isRefusedFromStart(first.map((of) => faults.get(of)))) {
            broken = error;
            end.begin();
          }
        }
      },
    ),
  );
  return { outcomes, broken };
}

/** A file takes its place once it is whole. */
async function write(folder: string, name: string, text: string): Promise<void> {
  const partial = path.join(folder, `.${name}.part`);
  await fs.promises.writeFile(partial, text);
  await fs.promises.rename(partial, path.join(folder, name));
}
