import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PrismaClient } from '@/generated/prisma/client';
import { startReport } from '@/lib/agreement/server/start-report';
import { UNRESTRICTED } from '@/lib/agreement/units/restriction';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { anonymous, type Ctx, jobActor } from '@/lib/auth/ctx';
import { newApiToken } from '@/lib/auth/token/secret';
import { addComment } from '@/lib/comment/server/add-comment';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { startConstruction } from '@/lib/construction/server/start-construction';
import { startStatistics } from '@/lib/snapshot/server/statistics/start-statistics';
import { startBoard } from '@/lib/evaluation/server/board/start-board';
import { startOrderBias } from '@/lib/evaluation/server/judge-tests/start-order-bias';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { createInvitation } from '@/lib/project/server/people/create-invitation';
import { firstRound, member, person, project, sample } from '../database/builders';
import { madeSnapshot } from '../database/made-snapshot';
import { numberedPairs } from '../judge/pair-judge';
import type { RequesterRole } from './access-answers';
import { answerRun } from './answer-run';
import { constructionRun } from './construction-run';

/** A project in which each asker has their part, and what stays there whatever is asked. */
export interface AccessWorld {
  as: Record<RequesterRole, Ctx>;
  ids: { projectId: string; sampleId: string; annotationId: string } & Record<string, string>;
}

/** Two samples that the offline engine has read, of which the annotator has claimed one. */
export async function accessWorld(db: PrismaClient): Promise<AccessWorld> {
  const { id: projectId } = await project(db);
  const as: Record<RequesterRole, Ctx> = {
    owner: await person(db, 'owner'),
    lead: await member(db, projectId, 'lead'),
    annotator: await member(db, projectId, 'annotator'),
    reader: await member(db, projectId, 'reader'),
    outsider: await person(db),
    nobody: { actor: anonymous, db },
  };
  await sample(db, projectId);
  await sample(db, projectId);
  const { id: runId } = await startRun(as.lead, projectId, { method: 'offline' });
  await runMethod({ actor: jobActor('run'), db }, runId, new AbortController().signal);
  const claim = (await claimSample(as.annotator, projectId))!;
  const prediction = await db.annotation.findFirstOrThrow({ where: { runId, sampleId: claim.sampleId } });
  const { id: roundId } = await firstRound(db, projectId);
  const { id: groupId } = await db.runGroup.create({ data: { projectId, methods: [] } });
  return { as, ids: { projectId, ...claim, runId, groupId, roundId, predictionId: prediction.id } };
}

type Maker = (world: AccessWorld, asker: Ctx) => Promise<string>;

/** Objects that operations use up: made again for each role, so that one role's act does not affect the next. */
const MAKERS: Record<string, Maker> = {
  userId: async ({ as, ids }) => {
    const { userId } = await member(clientOf(as), ids.projectId, 'reader');
    const bound = { id: randomUUID(), accountId: userId, providerId: 'oidc:https://provider.example' };
    await clientOf(as).account.create({ data: { ...bound, userId } });
    return userId;
  },
  linkId: async ({ as, ids }) =>
    (await createInvitation(as.lead, ids.projectId, { role: 'reader', days: 7 })).id,
  sessionId: ({ as }, { actor }) => sessionOf(clientOf(as), actor.userId),
  reportId: async ({ as, ids }) =>
    (await startReport(as.lead, { projectId: ids.projectId, roundId: null, ...UNRESTRICTED })).id,
  statisticsId: async ({ as, ids }) => (await startStatistics(as.lead, ids.projectId)).id,
  boardId: async ({ as, ids }) => (await startBoard(as.lead, ids.projectId, 0.2)).id,
  constructionId: async ({ as, ids }) => {
    const { db } = as.lead;
    await db.construction.deleteMany({ where: { projectId: ids.projectId } });
    return (await startConstruction(as.lead, ids.projectId!, { wanted: { number: 1 } })).id;
  },
  answerRunId: async (world, asker) =>
    answerRun(world.as.lead, world.ids.projectId, await MAKERS.endpointId!(world, asker)),
  constructionRunId: async (world, asker) =>
    constructionRun(world.as.lead, world.ids.projectId, await MAKERS.endpointId!(world, asker)),
  snapshotId: async ({ as, ids }) => {
    const db = clientOf(as);
    await db.snapshot.deleteMany({ where: { projectId: ids.projectId } });
    return madeSnapshot({ ...as.lead, db }, ids.projectId);
  },
  endpointId: async ({ as }) =>
    (
      await createEndpoint(as.owner, {
        name: randomUUID(),
        baseUrl: 'http://127.0.0.1:9/v1',
        models: [{ name: 'judge-1' }],
      })
    ).id,
  testId: async (world, asker) => {
    const endpointId = await MAKERS.endpointId!(world, asker);
    const file = { name: 'pairs.csv', pairs: numberedPairs(1), refused: [] };
    const order = { endpointId, model: 'judge-1', budget: null, size: 1, minimumPassRate: 0.7 };
    return (await startOrderBias(world.as.lead, world.ids.projectId, order, file)).id;
  },
  mappingId: async ({ as, ids }) => {
    const data = { projectId: ids.projectId, name: randomUUID(), preset: 'paths', paths: {} };
    return (await clientOf(as).savedMapping.create({ data })).id;
  },
  webhookId: async ({ as, ids }) => {
    const of = { projectId: ids.projectId, url: 'https://example.org/hook', events: [], secretCipher: '' };
    return (await clientOf(as).webhook.create({ data: of })).id;
  },
  deliveryId: async (world, asker) => {
    const webhookId = await MAKERS.webhookId!(world, asker);
    const data = { webhookId, event: 'run.end', data: {} };
    return (await clientOf(world.as).webhookDelivery.create({ data })).id;
  },
  tokenId: async ({ as, ids }, { actor }) => {
    if (actor.userId === null) return randomUUID();
    const { secretHash, prefix } = newApiToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const held = { userId: actor.userId, projectId: ids.projectId, scopes: ['gold:read'] };
    const data = { name: 'A token', secretHash, prefix, expiresAt, ...held };
    return (await clientOf(as).apiToken.create({ data })).id;
  },
  importId: async ({ as, ids }) =>
    (await receiveImport(as.lead, ids.projectId, 'rows.csv', Readable.from([Buffer.from(ROWS)]))).id,
  commentId: async ({ as, ids }) => {
    const id = randomUUID();
    await addComment(as.annotator, ids.projectId, ids.sampleId, { id, body: 'to be looked at' });
    return id;
  },
};
const ROWS = 'question,ref,answer,id\nq,r,a,9\n';

/** An id for each of the names in a path. */
export async function idsFor(
  world: AccessWorld,
  asker: Ctx,
  names: readonly string[],
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of names)
    ids[name] = world.ids[name] ?? (await MAKERS[name]?.(world, asker)) ?? randomUUID();
  return ids;
}

const clientOf = (as: AccessWorld['as']): PrismaClient => as.nobody.db as PrismaClient;

/** Whoever has no account has no session either. */
async function sessionOf(db: PrismaClient, userId: string | null): Promise<string> {
  const id = randomUUID();
  if (userId === null) return id;
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.session.create({ data: { id, userId, token: id, expiresAt } });
  return id;
}
