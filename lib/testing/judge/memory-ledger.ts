import type { ChatReply } from '@/lib/llm/chat';
import { LlmFault } from '@/lib/llm/fault';
import type { Ledger } from '@/lib/llm/ledger';

interface Accounts {
  spent: bigint;
  reserved: bigint;
  calls: number;
  reused: number;
  faults: Record<string, number>;
}

/** A ledger in memory, with its accounts open to see. */
export function memoryLedger(budget: bigint | null = null): Ledger & Accounts {
  const kept = new Map<string, ChatReply>();
  const open = new Map<string, bigint>();
  const close = (key: string): void => {
    ledger.reserved -= open.get(key) ?? 0n;
    open.delete(key);
  };
  const ledger: Ledger & Accounts = {
    spent: 0n,
    reserved: 0n,
    calls: 0,
    reused: 0,
    faults: {},
    find: (key) => Promise.resolve(kept.get(key) ?? null),
    async reserve(key, most) {
      if (budget !== null && ledger.spent + ledger.reserved + most > budget)
        throw new LlmFault('over_budget', 'the budget is spent');
      open.set(key, most);
      ledger.reserved += most;
    },
    async commit(key, _, reply, cost) {
      close(key);
      kept.set(key, reply);
      ledger.spent += cost;
      ledger.calls += 1;
    },
    async release(key) {
      close(key);
    },
    async reuse() {
      ledger.reused += 1;
    },
    async fault(key, kind, cost) {
      close(key);
      ledger.spent += cost ?? 0n;
      ledger.faults[kind] = (ledger.faults[kind] ?? 0) + 1;
    },
  };
  return ledger;
}
