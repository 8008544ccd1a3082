import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ctx } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { startOrderBias } from '@/lib/evaluation/server/judge-tests/start-order-bias';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { answerRun } from '@/lib/testing/actions/answer-run';
import { constructionRun } from '@/lib/testing/actions/construction-run';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { numberedPairs } from '@/lib/testing/judge/pair-judge';
import { type RequesterRole, ASKERS, type RequestIds } from '@/lib/testing/actions/access-table';
import { browserOf, signInAs } from '../crash/browser';
import { CRASH_PASSWORD } from '../crash/world';
import type { AttackResponses } from './answers';
import { Visitor } from './visitor';

const FILE =
  'question,reference,answer,id\nHow long?,It is 12 km long.,It is 12 km long.,1\nWhere?,In the hills.,In a lake.,2\n';
const emailOf = (name: string): string => `${name}@example.test`;

export interface AttackWorld {
  visitors: Record<RequesterRole, Visitor>;
  neighbour: Visitor;
  ids: RequestIds & { userId: string };
  ownIds: RequestIds & { userId: string };
}

/** People of every role, and two projects that have one of each thing: one that is attacked, and a neighbour's. */
export async function makeAttackWorld(ctx: Ctx, url: string, answers: AttackResponses): Promise<AttackWorld> {
  const userIds = new Map<string, string>();
  for (const name of [...ASKERS.filter((asker) => asker !== 'nobody'), 'neighbour', 'colleague', 'helper']) {
    const role = name === 'owner' ? 'owner' : 'member';
    const { id } = await createUser(ctx, { email: emailOf(name), name, role, password: CRASH_PASSWORD });
    userIds.set(name, id);
  }
  const enter = async (name: string) => new Visitor(await signInAs(url, emailOf(name)), answers);
  const visitors = { nobody: new Visitor(browserOf(url, { origin: url }), answers) } as Record<
    RequesterRole,
    Visitor
  >;
  for (const asker of ASKERS) visitors[asker] ??= await enter(asker);
  const neighbour = await enter('neighbour');
  const members = { lead: 'lead', annotator: 'annotator', reader: 'reader', colleague: 'annotator' };
  return {
    visitors,
    neighbour,
    ids: { ...(await fill(ctx, members, visitors.annotator)), userId: userIds.get('colleague')! },
    ownIds: {
      ...(await fill(ctx, { neighbour: 'lead', helper: 'annotator' }, neighbour)),
      userId: userIds.get('helper')!,
    },
  };
}

/** A project with one of each thing, of which `annotator` has begun a sample. */
async function fill(ctx: Ctx, members: Record<string, string>, annotator: Visitor): Promise<RequestIds> {
  const { id: projectId } = await createProject(ctx, { name: 'Attacked' });
  for (const [name, role] of Object.entries(members))
    await addMember(ctx, projectId, { email: emailOf(name), role: role as 'lead' });
  const { id: importId } = await receiveImport(ctx, projectId, 'rivers.csv', bytes(FILE));
  await startImport(ctx, importId);
  await until(async () => (await getImport(ctx, importId)).state === 'done');
  const { id: runId } = await startRun(ctx, projectId, { method: 'offline' });
  await until(async () => (await ctx.db.run.findUniqueOrThrow({ where: { id: runId } })).state === 'done');
  const { id: groupId } = await ctx.db.runGroup.create({ data: { projectId, methods: [] } });
  const { id: endpointId } = await createEndpoint(ctx, {
    name: `Judges of ${projectId}`,
    baseUrl: 'https://models.example/v1',
    models: [{ name: 'judge-1' }],
  });
  const file = { name: 'pairs.csv', pairs: numberedPairs(1), refused: [] };
  const order = { endpointId, model: 'judge-1', budget: null, size: 1, minimumPassRate: 0.7 };
  const { id: testId } = await startOrderBias(ctx, projectId, order, file);
  const constructionRunId = await constructionRun(ctx, projectId, endpointId);
  const answerRunId = await answerRun(ctx, projectId, endpointId);
  const snapshotId = await madeSnapshot(ctx, projectId);
  const claim = await annotator.ask('POST', `/api/v1/projects/${projectId}/queue/next`);
  const taken = (await claim.json()) as Pick<RequestIds, 'sampleId' | 'annotationId'>;
  const prediction = await ctx.db.annotation.findFirstOrThrow({ where: { runId, sampleId: taken.sampleId } });
  const round = await ctx.db.round.findFirstOrThrow({ where: { projectId } });
  const commentId = randomUUID();
  const comments = `/api/v1/projects/${projectId}/samples/${taken.sampleId}/comments`;
  await annotator.ask('POST', comments, { id: commentId, body: 'how long is it?' });
  return {
    projectId,
    ...taken,
    importId,
    runId,
    testId,
    constructionRunId,
    answerRunId,
    snapshotId,
    groupId,
    endpointId,
    commentId,
    predictionId: prediction.id,
    roundId: round.id,
  };
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50);
}
