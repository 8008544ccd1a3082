import { z } from 'zod';
import { keptFeaturesSchema, type ModelFeatures } from '../features';
import { type FaultKind, LlmFault } from '../fault';
import type { StoredReply, Ledger } from '../ledger';
import type { Usage } from '../question';
import { StoredLines } from './stored-lines';

const usage = z.object({ prompt: z.number(), cachedPrompt: z.number(), completion: z.number() });
const reply = z.object({
  text: z.string(),
  reasoning: z.string(),
  usage,
  fault: z.enum(['refused', 'filtered', 'unreadable']).nullable(),
});
/** A reply with what it cost, a fault that cost something (no reply), or what a model was found to take. */
const line = z.union([
  z.object({ prompt: z.string(), reply: reply.nullable(), micros: z.number().int().min(0) }),
  z.object({ features: keptFeaturesSchema }),
]);

/** What was asked and spent since the ledger was opened; `spentBefore` is of all times before. Costs in millionths. */
export interface Accounts {
  calls: number;
  reused: number;
  usage: Usage;
  spent: bigint;
  spentBefore: bigint;
  faults: Partial<Record<FaultKind, number>>;
}

/** A ledger in a file of its own. The budget, in millionths, is for all that was ever paid into the file. */
export class FileLedger implements Ledger {
  readonly accounts: Accounts = {
    calls: 0,
    reused: 0,
    usage: { prompt: 0, cachedPrompt: 0, completion: 0 },
    faults: {},
    spent: 0n,
    spentBefore: 0n,
  };
  private readonly open = new Map<string, bigint>();
  private waiting: (() => void)[] = [];

  private constructor(
    private lines: StoredLines<z.output<typeof line>>,
    private readonly budget: bigint | null,
  ) {}

  static async open(path: string, budget: bigint | null = null): Promise<FileLedger> {
    let spent = 0n;
    const lines = await StoredLines.open(path, line, (value) => {
      if ('micros' in value) spent += BigInt(value.micros);
    });
    const ledger = new FileLedger(lines, budget);
    ledger.accounts.spentBefore = spent;
    return ledger;
  }

  async find(key: string): Promise<StoredReply | null> {
    const value = await this.lines.get(key);
    return value && 'reply' in value ? value.reply : null;
  }

  /** Waits while calls under way may still turn out cheaper than the amounts reserved for them. */
  async reserve(key: string, most: bigint): Promise<void> {
    while (this.budget !== null && this.spentAndReserved() + most > this.budget) {
      if (this.open.size === 0) throw new LlmFault('over_budget', 'the budget is spent');
      await this.change();
    }
    this.open.set(key, most);
  }

  async commit(key: string, prompt: string, kept: StoredReply, cost: bigint): Promise<void> {
    const { text, reasoning, usage: tokens, fault } = kept;
    this.accounts.calls += 1;
    this.book(cost, tokens);
    const value = { prompt, reply: { text, reasoning, usage: tokens, fault }, micros: Number(cost) };
    await this.lines.put(key, value).finally(() => this.close(key));
  }

  async release(key: string): Promise<void> {
    this.close(key);
  }

  async reuse(): Promise<void> {
    this.accounts.reused += 1;
  }

  async fault(key: string, kind: FaultKind, cost: bigint | null, tokens: Usage | null = null): Promise<void> {
    const { faults } = this.accounts;
    faults[kind] = (faults[kind] ?? 0) + 1;
    this.book(cost ?? 0n, tokens);
    const kept = cost ? this.lines.put(key, { prompt: '', reply: null, micros: Number(cost) }) : null;
    await Promise.resolve(kept).finally(() => this.close(key));
  }

  async features(model: string): Promise<ModelFeatures | null> {
    const value = await this.lines.get(`features of ${model}`);
    return value && 'features' in value ? keptFeaturesSchema.parse(value.features) : null;
  }

  learn(model: string, features: ModelFeatures): Promise<void> {
    return this.lines.put(`features of ${model}`, { features });
  }

  /** Resolves when every call under way has been written down. */
  async committed(): Promise<void> {
    while (this.open.size > 0) await this.change();
  }

  end(): Promise<void> {
    return this.lines.close();
  }

  private book(cost: bigint, tokens: Usage | null): void {
    this.accounts.spent += cost;
    for (const kind of ['prompt', 'cachedPrompt', 'completion'] as const)
      this.accounts.usage[kind] += tokens?.[kind] ?? 0;
  }

  private spentAndReserved(): bigint {
    const { spent, spentBefore } = this.accounts;
    return [...this.open.values()].reduce((sum, most) => sum + most, spent + spentBefore);
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private close(key: string): void {
    this.open.delete(key);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
