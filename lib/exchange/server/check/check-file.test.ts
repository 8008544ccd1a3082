import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { annotation, boat, rule } from '@/lib/snapshot/snapshot-fixture';
import { snapshotLine, snapshotRecord } from '@/lib/snapshot/snapshot-line';
import { checkFile } from './check-file';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-check-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const lines = (...rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const check = (gold: string[], input: string, limits: object = {}) =>
  checkFile({
    gold: gold.map((at) => ({ name: at, path: at })),
    input,
    maxErrors: 0,
    maxRejected: 0,
    maxErrorShare: null,
    leastKnown: null,
    out: null,
    ...limits,
  });

const ref = 'The river is 120 km long. It rises in the hills.';
const question = 'How long is the river?';
const LABELLED = lines({
  ...{ id: 'g1', question, reference: ref, answer: 'The river is 120 km long. 😀 It rises in a lake.' },
  segments: [
    { text: 'The river is 120 km long.', verdict: 'consistent' },
    { start: 28, end: 47, verdict: 'inconsistent', error_type: 'KCont' },
  ],
});

describe('checkFile', () => {
  it('answers that repeat, mend and add: what was judged before holds again, and a known error fails the check', async () => {
    const gold = file('gold.jsonl', LABELLED);
    const input = file(
      'new.jsonl',
      lines(
        { id: 'n1', question, ref, answer: 'The river is 120 km long! It rises in a lake.' },
        { id: 'n2', question, ref, answer: 'The river is 120 km long.' },
        { id: 'n3', question, ref, answer: 'The river is 120 km long. It is deep.' },
        { id: 'n4', question, ref: 'Another text.', answer: 'It rises in a lake.' },
        { id: 'n5', question: 'Who?', ref: 'A third text.', answer: 'It rises in a lake.' },
        { id: 'n6', question, ref, answer: '' },
      ),
    );
    const out = path.join(folder, 'checked.jsonl');
    expect(await check([gold], input, { out })).toEqual({
      gold: { samples: 1, segments: 2 },
      answers: { consistent: 1, inconsistent: 1, open: 3, rejected: 1 },
      segments: { consistent: 3, inconsistent: 1, contested: 0, new: 3 },
      references: { unknown: 2, changed: 1 },
      failed: ['maxErrors', 'maxRejected'],
      errors: [{ id: 'n1', text: 'It rises in a lake.', error_types: ['KCont'], from: ['g1'] }],
      rejects: [{ line: 6, reason: 'answer_empty', column: 'answer' }],
    });
    const [first] = fs
      .readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(first).toEqual({
      ...{ id: 'n1', verdict: 'inconsistent' },
      segments: [
        {
          text: 'The river is 120 km long!',
          spans: [[0, 25]],
          verdict: 'consistent',
          error_types: [],
          from: ['g1'],
        },
        {
          text: 'It rises in a lake.',
          spans: [[26, 45]],
          verdict: 'inconsistent',
          error_types: ['KCont'],
          from: ['g1'],
        },
      ],
    });
  });

  it('limits: errors as a number and as a share, and a least share that is known', async () => {
    const gold = file('gold.jsonl', LABELLED);
    const input = file(
      'new.csv',
      `question,ref,answer,id\n${question},"${ref}",The river is 120 km long. It rises in a lake. It is deep.,n\n`,
    );
    const failed = async (limits: object) => (await check([gold], input, limits)).failed;
    expect(await failed({ maxErrors: 1 })).toEqual([]);
    expect(await failed({ maxErrors: 1, maxErrorShare: 0.5, leastKnown: 0.6 })).toEqual([]);
    expect(await failed({ maxErrors: 0, maxErrorShare: 0.4, leastKnown: 0.7 })).toEqual([
      'maxErrors',
      'maxErrorShare',
      'leastKnown',
    ]);
  });

  it('rows that hold no sample, beside a good one: fail the check unless as many are allowed', async () => {
    const gold = file('gold.jsonl', LABELLED);
    const good = lines({ id: 'n', question, ref, answer: 'The river is 120 km long.' });
    const input = file('new.jsonl', `${good}{"question": \n${lines({ question, ref, answer: '' })}`);
    const report = await check([gold], input);
    expect(report).toMatchObject({ answers: { consistent: 1, rejected: 2 }, failed: ['maxRejected'] });
    expect(report.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'json'],
      [3, 'answer_empty'],
    ]);
    expect((await check([gold], input, { maxRejected: 1 })).failed).toEqual(['maxRejected']);
    expect((await check([gold], input, { maxRejected: 2, leastKnown: 1 })).failed).toEqual([]);
  });

  it('no segment at all: no least share is known', async () => {
    const gold = file('gold.jsonl', LABELLED);
    const input = file('new.jsonl', lines({ question: 'x', ref: 'r', answer: '' }));
    expect((await check([gold], input, { leastKnown: 0.5 })).failed).toEqual(['leastKnown', 'maxRejected']);
    expect((await check([gold], input, { leastKnown: 0, maxRejected: 1 })).failed).toEqual(['leastKnown']);
    expect((await check([gold], input, { maxRejected: 1 })).failed).toEqual([]);
  });

  it('a snapshot and a file of whole answers as gold: segments by themselves, an answer by all its words', async () => {
    const wrong = { fact: 'inconsistent', type: 'KCont' } as const;
    const stored = boat('b', [annotation('annotator_1', [wrong, { fact: 'consistent' }])]);
    const snapshot = file(
      'snapshot.jsonl',
      `${snapshotLine(snapshotRecord(stored, { rule, content: 'gold' }))}\n`,
    );
    const labels = file('labels.csv', '问题,参考文本,回答,是否一致,编号\n几条？,两条河。,三条,不一致,w\n');
    const input = file(
      'new.jsonl',
      lines(
        { id: 'n1', question: '😀？', ref: '红色的船', answer: '红的。' },
        { id: 'n2', question: '几条？', ref: '两条河。', answer: '三条。' },
      ),
    );
    expect(await check([snapshot, labels], input)).toMatchObject({
      gold: { samples: 2, segments: 3 },
      answers: { inconsistent: 2 },
      errors: [
        { id: 'n1', text: '红的。', error_types: ['KCont'], from: ['b'] },
        { id: 'n2', text: '三条。', error_types: [], from: ['w'] },
      ],
    });
  });

  it('a file without labels as gold, and one that is not there: refused in one line', async () => {
    const input = file('new.jsonl', lines({ id: 'n', question, ref, answer: 'It is long.' }));
    await expect(check([input], input)).rejects.toThrow('there is no gold in it');
    await expect(check([path.join(folder, 'none.jsonl')], input)).rejects.toThrow('none.jsonl');
  });
});
