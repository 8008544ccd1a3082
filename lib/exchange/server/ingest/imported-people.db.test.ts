import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAdjudicationQueue } from '@/lib/adjudication/server/queue/list-adjudication-queue';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { readAgreement } from '@/lib/agreement/server/read-agreement';
import { UNRESTRICTED } from '@/lib/agreement/units/restriction';
import type { Ctx } from '@/lib/auth/ctx';
import { listUsers } from '@/lib/auth/server/list-users';
import { addMember } from '@/lib/project/server/people/add-member';
import { getProjectSettings } from '@/lib/project/server/get-project-settings';
import { whatErasingTouches } from '@/lib/project/server/people/what-erasing-touches';
import type { RoundFields } from '@/lib/round/round';
import { changeRound } from '@/lib/round/server/rounds/change-round';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { listPlaces, placesQuerySchema } from '@/lib/round/server/places/list-places';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { listRoundAnnotators } from '@/lib/round/server/rounds/list-round-annotators';
import { previewRound } from '@/lib/round/server/rounds/preview-round';
import { reassignPlace } from '@/lib/round/server/places/reassign-place';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { addComment } from '@/lib/comment/server/add-comment';
import { listComments } from '@/lib/comment/server/list-comments';
import { listAuditLogFacets } from '@/lib/audit/log/server/list-audit-log-facets';
import { firstRound, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { exportHours } from '../export/export-hours';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();

/** Where Bob's work came with a file; Hanna works here. */
interface Here {
  owner: Ctx;
  lead: Ctx;
  hanna: Ctx & { userId: string };
  projectId: string;
  roundId: string;
  sampleId: string;
  /** Bob himself, where he works. */
  bob: string;
}
let here: Here;

/** Bob submitted two samples, holds a third, was chosen for the round with weight 3, and commented. */
async function bobsFile() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const bob = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  await test.db.user.update({ where: { id: bob.userId }, data: { name: 'Bob' } });
  const { id: roundId } = await firstRound(test.db, projectId);
  await test.db.roundMember.create({ data: { roundId, userId: bob.userId, weight: 3 } });
  for (const externalId of ['a', 'b', 'c']) {
    const { id: sampleId } = await sample(test.db, projectId, { externalId });
    const place = { projectId, sampleId, roundId, userId: bob.userId };
    const done = externalId !== 'c';
    if (done)
      await vote(bob, { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) }, [
        'consistent',
        'KCont',
      ]);
    await test.db.assignment.create({ data: { ...place, state: done ? 'submitted' : 'claimed' } });
    await test.db.comment.create({ data: { projectId, sampleId, authorId: bob.userId, body: 'words' } });
  }
  return { file: await exportedText(lead, projectId), bob: bob.userId };
}

beforeAll(async () => {
  const { file, bob } = await bobsFile();
  const { id: projectId } = await project(test.db);
  const owner = await person(test.db, 'owner');
  const lead = await member(test.db, projectId, 'lead');
  await importedText(lead, projectId, file);
  const hanna = await member(test.db, projectId, 'annotator');
  await test.db.user.update({ where: { id: hanna.userId }, data: { name: 'Hanna' } });
  const { id: sampleId } = await test.db.sample.findFirstOrThrow({ where: { projectId, externalId: 'a' } });
  const { id: roundId } = await firstRound(test.db, projectId);
  here = { owner, lead, hanna, projectId, roundId, sampleId, bob };
});

const named = (people: readonly { name: string }[]) => people.map(({ name }) => name);
const newRound: RoundFields = {
  kind: 'main',
  name: '',
  overlap: 1,
  share: 100,
  size: null,
  order: 'arrival',
  randomShare: 0,
  honeypotShare: 0,
  leaseHours: null,
  everybody: true,
  even: false,
  people: [],
  counts: true,
};

const everything = { ...DEFAULT_LIST_QUERY, state: 'all' } as const;

// Whom somebody may be asked for something, against who has done something.
const WITHOUT: Record<string, () => Promise<string[]>> = {
  'members of the project': async () => named((await getProjectSettings(here.lead, here.projectId)).members),
  'whom samples may be given': async () =>
    named((await listRoundAnnotators(here.lead, here.projectId)).annotators),
  'who may be chosen for a round': async () =>
    named((await getRound(here.lead, here.projectId, here.roundId)).annotators),
  'whom honeypots of a round try': async () =>
    named((await getRound(here.lead, here.projectId, here.roundId)).honeypotReport.people),
  'what a new round would give to whom': async () =>
    named((await previewRound(here.lead, here.projectId, newRound)).people),
  'who can be mentioned': async () =>
    named((await listComments(here.lead, here.projectId, here.sampleId)).people),
};
const WITH: Record<string, () => Promise<string[]>> = {
  'authors to filter samples by': async () =>
    named((await listSampleFacets(here.lead, here.projectId)).annotators),
  'what people have done in the rounds': async () =>
    named((await listRounds(here.lead, here.projectId)).progress),
  'what people have done in one round': async () =>
    named((await getRound(here.lead, here.projectId, here.roundId)).progress),
  'who has which place': async () =>
    named((await listPlaces(here.lead, here.projectId, here.roundId, placesQuerySchema.parse({}))).rows),
  'people of the agreement': async () =>
    Object.values(
      (
        await readAgreement(here.lead, {
          projectId: here.projectId,
          roundId: null,
          ...UNRESTRICTED,
        })
      ).names,
    ),
  'raters in the list to adjudicate': async () =>
    (await listAdjudicationQueue(here.lead, here.projectId, everything)).rows.flatMap(({ people }) => people),
  'who said what in comments': async () =>
    (await listComments(here.lead, here.projectId, here.sampleId)).threads.flatMap(({ comments }) =>
      comments.map(({ by }) => by.name),
    ),
  'the file': async () => {
    const [first] = (await exportedText(here.lead, here.projectId)).split('\n');
    return named((JSON.parse(first!) as { people: { name: string }[] }).people);
  },
  'hours and submissions': async () => {
    const text = await textOf((await exportHours(here.lead, here.projectId)).bytes);
    return text.split('\r\n').map((row) => row.split(',')[0]!);
  },
};

describe('somebody who came with a file', () => {
  it.each(Object.entries(WITHOUT))('is not among %s', async (_, list) => {
    const names = await list();
    expect(names).toContain('Hanna');
    expect(names).not.toContain('Bob');
  });

  it.each(Object.entries(WITH))('is among %s', async (_, list) => {
    expect(await list()).toContain('Bob');
  });

  it('has no account: not in the list of users, not to be made a member, never the actor of a change', async () => {
    const copy = await test.db.user.findFirstOrThrow({
      where: { importedIntoId: here.projectId, name: 'Bob' },
    });
    expect((await listUsers(here.owner)).filter(({ name }) => name === 'Bob').map(({ id }) => id)).toEqual([
      here.bob,
    ]);
    await expect(
      addMember(here.owner, here.projectId, { email: copy.email, role: 'annotator' }),
    ).rejects.toMatchObject({ error: { code: 'not_found', object: 'user' } });
    expect(named((await listAuditLogFacets(here.lead, here.projectId)).people)).not.toContain('Bob');
  });

  it('stays in a round whose settings a lead changes', async () => {
    const { version } = await getRound(here.lead, here.projectId, here.roundId);
    const people = [{ userId: here.hanna.userId, weight: 2, languages: [] }];
    const change = { name: 'First', leaseHours: null, everybody: true, even: false, people };
    await changeRound(here.lead, here.projectId, here.roundId, version, change);
    const rows = await test.db.roundMember.findMany({
      where: { roundId: here.roundId },
      include: { user: true },
    });
    expect(rows.map(({ user, weight }) => [user.name, weight]).sort()).toEqual([
      ['Bob', 3],
      ['Hanna', 2],
    ]);
  });

  it('is told of nothing', async () => {
    const { id: threadId } = await test.db.comment.findFirstOrThrow({ where: { sampleId: here.sampleId } });
    const said = { id: randomUUID(), segmentId: null, threadId, body: 'an answer' };
    await addComment(here.lead, here.projectId, here.sampleId, said);
    expect(await test.db.notice.count({ where: { projectId: here.projectId } })).toBe(0);
  });

  it('gives a place that they hold to somebody else, when a lead says so', async () => {
    const { rows } = await listPlaces(
      ...([here.lead, here.projectId, here.roundId] as const),
      placesQuerySchema.parse({ state: 'claimed' }),
    );
    expect(named(rows)).toEqual(['Bob']);
    const placeId = rows[0]!.id;
    await reassignPlace(here.lead, here.projectId, here.roundId, { placeId, userId: here.hanna.userId });
    const held = await test.db.assignment.findMany({
      where: { projectId: here.projectId, state: 'claimed' },
    });
    expect(held.map(({ userId }) => userId)).toEqual([here.hanna.userId]);
  });

  it('is counted in what erasing the person would reach', async () => {
    expect(await whatErasingTouches(here.owner, here.bob)).toEqual({
      projects: 1,
      annotations: 4,
      claims: 1,
    });
  });
});
