import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatReply } from '../chat';
import { ALL_FEATURES } from '../features';
import { FileLedger } from './file-ledger';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const open = (budget: bigint | null = null) => FileLedger.open(path.join(folder, 'replies.jsonl'), budget);
const reply = (text: string): ChatReply => ({
  text,
  reasoning: '',
  latencyMs: 5,
  fault: null,
  usage: { prompt: 100, cachedPrompt: 40, completion: 20 },
});

describe('a ledger in a file', () => {
  it('keeps replies, what was paid and what a model takes for the next process', async () => {
    const first = await open();
    await first.reserve('a', 900n);
    await first.commit('a', 'fact.en/1', reply('yes'), 400n);
    await first.reserve('b', 900n);
    await first.fault('b', 'empty', 50n, { prompt: 10, cachedPrompt: 4, completion: 2 });
    await first.fault('b', 'timed_out', null);
    await first.learn('judge-1', { ...ALL_FEATURES, responseFormat: 'text', maxOutput: 4_096 });
    expect(first.accounts).toEqual({
      calls: 1,
      reused: 0,
      spent: 450n,
      spentBefore: 0n,
      faults: { empty: 1, timed_out: 1 },
      usage: { prompt: 110, cachedPrompt: 44, completion: 22 },
    });
    await first.end();

    const second = await open();
    const { latencyMs: _, ...kept } = reply('yes');
    expect(await second.find('a')).toEqual(kept);
    expect(await second.find('b')).toBeNull();
    expect(await second.features('judge-1')).toEqual({
      ...ALL_FEATURES,
      responseFormat: 'text',
      maxOutput: 4_096,
    });
    expect(await second.features('judge-2')).toBeNull();
    expect(second.accounts).toMatchObject({ calls: 0, spent: 0n, spentBefore: 450n });
    await second.end();
  });

  it('knows what was learned before limits were', async () => {
    const features = { responseFormat: 'json_object', temperature: false, seed: true };
    const line = JSON.stringify({ key: 'features of judge-1', value: { features } });
    fs.writeFileSync(path.join(folder, 'replies.jsonl'), `${line}\n`);
    const ledger = await open();
    expect(await ledger.features('judge-1')).toEqual({
      ...ALL_FEATURES,
      ...features,
      tokenLimit: 'max_completion_tokens',
    });
    await ledger.end();
  });

  it('holds a call back while others may leave room for it, and refuses what the budget cannot bear', async () => {
    const ledger = await open(1_000n);
    await ledger.reserve('a', 800n);
    let reserved = false;
    const second = ledger.reserve('b', 500n).then(() => (reserved = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(reserved).toBe(false);
    await ledger.commit('a', 'fact.en/1', reply('yes'), 300n);
    await second;
    await ledger.commit('b', 'fact.en/1', reply('no'), 500n);
    await expect(ledger.reserve('c', 201n)).rejects.toMatchObject({ kind: 'over_budget' });
    await ledger.reserve('c', 200n);
    await ledger.fault('c', 'timed_out', null);
    await ledger.committed();
    await ledger.end();

    const next = await open(900n);
    await expect(next.reserve('c', 101n)).rejects.toMatchObject({ kind: 'over_budget' });
    await next.end();
  });
});
