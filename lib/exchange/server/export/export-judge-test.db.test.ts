import { afterAll, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { runJudgeTest } from '@/lib/evaluation/server/judge-tests/run-judge-test';
import { getJudgeTest } from '@/lib/evaluation/server/judge-tests/get-judge-test';
import { commandLineActor } from '@/lib/auth/ctx';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { textOf } from '@/lib/testing/text-of';
import { judgeTestStart } from '../../operations/judge-test.start';
import { exportJudgeTest } from './export-judge-test';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
afterAll(() => closeBoss());

it('a file of pairs is asked and comes back with both replies; who takes it is in the audit log', async () => {
  const server = await llmServer((request) => {
    const { at, inOrder } = pairAsked(request);
    return at === 0 ? chosen('A') : `答案：${inOrder ? 'A' : 'B'}`;
  });
  const { id: projectId } = await project(test.db);
  const [lead, reader, annotator] = [
    await member(test.db, projectId, 'lead'),
    await member(test.db, projectId, 'reader'),
    await member(test.db, projectId, 'annotator'),
  ];
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: 'Files',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge-1' }],
  });
  const rows = numberedPairs(2).map(({ article, correct, incorrect }) => [article, correct, incorrect]);
  const text = [['article_sent', 'correct_sent', 'incorrect_sent'], ...rows, ['a', 'same', 'same']]
    .map((cells) => cells.join(','))
    .join('\n');
  const input = judgeTestStart.input.parse({
    projectId,
    test: 'order_bias',
    endpointId,
    model: 'judge-1',
    fileName: 'pairs.csv',
    file: Buffer.from(`\uFEFF${text}`).toString('base64'),
  });
  await expect(judgeTestStart.run(reader, input)).rejects.toThrow('forbidden');
  const { id } = await judgeTestStart.run(lead, input);
  await runJudgeTest({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
  expect((await getJudgeTest(lead, projectId, id)).settings).toMatchObject({
    file: 'pairs.csv',
    refused: { count: 1, rows: [{ name: '4', reason: 'equal' }] },
  });

  await expect(exportJudgeTest(annotator, projectId, id)).rejects.toThrow('forbidden');
  const { id: elsewhere } = await project(test.db);
  const other = await member(test.db, elsewhere, 'lead');
  await expect(exportJudgeTest(other, elsewhere, id)).rejects.toThrow('not_found');
  const { fileName, bytes } = await exportJudgeTest(reader, projectId, id);
  expect(fileName).toBe('A-project-order-bias.csv');
  const lines = (await textOf(bytes)).trim().split('\r\n').slice(1);
  expect(lines).toEqual([
    '2,factuality,en,,Boat 0 is red.,Boat 0 is of a red colour.,Boat 0 is blue.,A,A,bias_a,false,"{""choice"":""A""}","{""choice"":""A""}",,,text,text,,',
    '3,factuality,zh,,第1号船是红色的。,第1号是红的。,第1号是蓝的。,A,B,pass,true,答案：A,答案：B,,,text,text,,',
  ]);
  const taken = await test.db.auditEvent.findMany({ where: { objectId: id, action: 'export.download' } });
  expect(taken).toHaveLength(1);
  await server.stop();
});

it('a file without the columns is refused by their names', async () => {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const input = { projectId, test: 'order_bias', endpointId: projectId, model: 'm', fileName: 'x.csv' };
  const file = Buffer.from('question,answer\na,b\n').toString('base64');
  await expect(
    judgeTestStart.run(lead, judgeTestStart.input.parse({ ...input, file })),
  ).rejects.toMatchObject({
    error: {
      issues: [{ path: 'file.article_sent' }, { path: 'file.correct_sent' }, { path: 'file.incorrect_sent' }],
    },
  });
});
