import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/generated/prisma/client';
import { GOLD_RULES } from '@/lib/adjudication/gold-rule';
import { inTx } from '@/lib/auth/ctx';
import { clausesOf } from '@/lib/guideline/outline';
import { EXPOSURE_POLICIES } from '@/lib/project/exposure-policy';
import { authorOf } from '@/lib/project/server/people/author-of';
import type { ChosenSamples } from '@/lib/round/chosen-samples';
import { KNOWN_CHOICES } from '@/lib/round/known';
import { ROUND_KINDS, ROUND_ORDERS, ROUND_STATES } from '@/lib/round/round';
import { member, project, sample } from './builders';
import { methodPrediction } from '../judge/method-prediction';
import { cutAt, type VoteLabel, vote } from './votes';

// Whole projects, made up by fast-check and built in a database: rounds of all kinds, overlap, one person twice on a sample,
// honeypots, returned, adjudicated, withdrawn, skipped, comments, guidelines.

const PEOPLE = ['Ann', '王伟', '王伟', '=Bo "B"'] as const;
const who = fc.nat(PEOPLE.length - 1);
const words = fc.constantFrom('n', '=1+1', '请看，"这里"\r\n😀', "a'b, c", 'Ann said so');
const said = fc.constantFrom<VoteLabel[]>('consistent', 'unsure', 'KCont', 'LCaus', 'Other');

const round = fc.record({
  kind: fc.constantFrom(...ROUND_KINDS),
  name: fc.constantFrom('', 'Pilot', '试标='),
  counts: fc.boolean(),
  state: fc.constantFrom(...ROUND_STATES),
  overlap: fc.integer({ min: 1, max: 3 }),
  share: fc.integer({ min: 0, max: 100 }),
  order: fc.constantFrom(...ROUND_ORDERS),
  honeypotShare: fc.integer({ min: 0, max: 50 }),
  everybody: fc.boolean(),
  even: fc.boolean(),
  leaseHours: fc.option(fc.integer({ min: 1, max: 99 })),
  // What the samples of a round follow from, set once they are in it.
  draw: fc.record({
    position: fc.option(fc.nat(5_000_000)),
    drawShare: fc.integer({ min: 1, max: 100 }),
    unread: fc.boolean(),
    later: fc.boolean(),
    repeats: fc.boolean(),
    byAnnotator: fc.option(who),
  }),
});

const comment = fc.record({
  by: who,
  body: words,
  mentions: fc.option(who),
  replies: fc.boolean(),
  onSegment: fc.boolean(),
  deleted: fc.boolean(),
  resolved: fc.boolean(),
});

const sampleOf = (rounds: number) =>
  fc.record({
    votes: fc.uniqueArray(
      fc.record({
        by: who,
        round: fc.nat(rounds - 1),
        said: fc.tuple(said, said),
        note: words,
        cut: fc.constantFrom(26, 17),
        state: fc.constantFrom('submitted', 'submitted', 'draft', 'returned'),
      }),
      { maxLength: 5, selector: ({ by, round: at }) => `${by}/${at}` },
    ),
    honeypots: fc.uniqueArray(fc.nat(rounds - 1), { maxLength: 1 }),
    withdrawn: fc.boolean(),
    skipped: fc.uniqueArray(who, { maxLength: 2 }),
    judged: fc.boolean(),
    adjudicated: fc.boolean(),
    knownUse: fc.option(
      fc.record({ honeypot: fc.constantFrom(...KNOWN_CHOICES), training: fc.constantFrom(...KNOWN_CHOICES) }),
    ),
    comments: fc.array(comment, { maxLength: 3 }),
  });

export const projectPlan = fc.array(round, { minLength: 1, maxLength: 4 }).chain((rounds) =>
  fc.record({
    rounds: fc.constant(rounds),
    samples: fc.array(sampleOf(rounds.length), { minLength: 1, maxLength: 4 }),
    guidelines: fc.array(fc.constantFrom('## A\n1. one', '## 矛盾（KCont）\r\n😀'), { maxLength: 2 }),
    goldRule: fc.constantFrom(...GOLD_RULES),
    goldVotes: fc.integer({ min: 2, max: 3 }),
    exposurePolicy: fc.constantFrom(...EXPOSURE_POLICIES),
    controlShare: fc.nat(50),
    showGenerator: fc.boolean(),
    namesHidden: fc.boolean(),
    mayHaveLabelled: fc.boolean(),
  }),
);
export type ProjectPlan = typeof projectPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

/** Builds such a project; returns its id. */
export async function buildProject(db: PrismaClient, plan: ProjectPlan): Promise<string> {
  const { id: projectId } = await project(db);
  const { rounds, samples, guidelines, ...settings } = plan;
  await db.project.update({ where: { id: projectId }, data: settings });
  const lead = await member(db, projectId, 'lead');
  const people = [];
  for (const name of PEOPLE) {
    const person = await member(db, projectId, 'annotator');
    await db.user.update({ where: { id: person.userId }, data: { name } });
    people.push({ ...person, db });
  }
  const roundIds = [];
  for (const [index, { state: _state, draw: _draw, ...fields }] of rounds.entries()) {
    const data = { ...fields, counts: fields.kind !== 'training' && fields.counts };
    const where = { projectId_number: { projectId, number: index + 1 } };
    const create = { ...data, projectId, number: index + 1 };
    roundIds.push((await db.round.upsert({ where, update: data, create })).id);
    if (!fields.everybody)
      await db.roundMember.create({
        data: { roundId: roundIds[index]!, userId: people[0]!.userId, weight: 2 },
      });
  }
  for (const [index, text] of guidelines.entries())
    await db.guideline.create({
      data: {
        projectId,
        number: index + 1,
        text,
        summary: 's',
        createdById: lead.userId,
        clauses: clausesOf(text).map((clause) => ({ ...clause })),
      },
    });
  for (const one of samples) {
    const { id: sampleId } = await sample(db, projectId);
    if (one.knownUse) await db.knownUse.create({ data: { sampleId, ...one.knownUse } });
    if (one.judged) await methodPrediction(db, projectId, [sampleId]);
    for (const index of one.honeypots)
      await db.roundSample.updateMany({
        where: { sampleId, roundId: roundIds[index] },
        data: { honeypot: true },
      });
    const inOrder = one.votes.toSorted((a, b) => a.round - b.round);
    let segmentId: string | null = null;
    for (const { by, round: at, said: labels, note, cut, state } of inOrder) {
      const where = { projectId, sampleId, ...(await cutAt(db, sampleId, cut)) };
      segmentId ??= where.segmentIds[0]!;
      const id = await vote(people[by]!, where, labels);
      const roundId = roundIds[at]!;
      const open = {
        state: 'draft',
        submittedAt: null,
        returnReason: state === 'returned' ? 'again, Ann' : null,
      };
      await db.annotation.update({
        where: { id },
        data: {
          roundId,
          note,
          activeMs: 1_000,
          ...(state !== 'submitted' && { ...open, state: 'draft' as const }),
        },
      });
      const done = state === 'submitted';
      await db.assignment.create({
        data: {
          projectId,
          sampleId,
          roundId,
          userId: people[by]!.userId,
          state: done ? 'submitted' : 'claimed',
          submittedAt: done ? new Date() : null,
        },
      });
      await db.roundSample.updateMany({ where: { sampleId, roundId }, data: { openPlaces: 0 } });
    }
    for (const by of one.skipped) {
      const place = { projectId, sampleId, roundId: roundIds[0]!, userId: people[by]!.userId };
      const data = [{ ...place, state: 'skipped' as const, reason: 'no' }];
      await db.assignment.createMany({ data, skipDuplicates: true });
    }
    if (one.adjudicated && inOrder.length > 0) await adjudicate(db, lead, projectId, sampleId);
    await addComments(
      db,
      { projectId, sampleId, segmentId },
      people.map(({ userId }) => userId),
      one.comments,
    );
    if (one.withdrawn)
      await db.sample.update({
        where: { id: sampleId },
        data: { withdrawnAt: new Date(), withdrawnReason: 'broken, says Ann' },
      });
  }
  for (const [index, { state, draw }] of rounds.entries()) {
    const { byAnnotator, ...drawn } = draw;
    const chosen =
      byAnnotator === null ? { kind: 'all' as const } : await chosenBy(people[byAnnotator]!, projectId);
    await db.round.update({
      where: { id: roundIds[index] },
      data: { ...drawn, chosen, state, closedAt: state === 'closed' ? new Date() : null },
    });
  }
  return projectId;
}

/** A round's choice of what somebody has annotated. */
async function chosenBy(ctx: Awaited<ReturnType<typeof member>>, projectId: string): Promise<ChosenSamples> {
  const { id: annotator } = await inTx(ctx, (tx) => authorOf(tx, projectId));
  const unset = { search: null, language: null, generator: null, state: null, verdict: null, machine: null };
  return {
    kind: 'filter',
    filter: {
      ...{ ...unset, carried: 'new', errorType: 'KCont', found: 'KCont' },
      ...{ origin: 'constructed', annotator, flagged: true },
    },
    except: 1,
  };
}

async function adjudicate(
  db: PrismaClient,
  lead: Awaited<ReturnType<typeof member>>,
  projectId: string,
  sampleId: string,
): Promise<void> {
  const { id: authorId } = await inTx(lead, (tx) => authorOf(tx, projectId));
  const { segmentationId, segmentIds } = await cutAt(db, sampleId, 26);
  const labels = segmentIds.map((segmentId) => ({
    segmentId,
    fact: 'consistent' as const,
    logic: 'consistent' as const,
    exposure: 'peer' as const,
    decidedAt: new Date(),
  }));
  await db.annotation.create({
    data: {
      projectId,
      sampleId,
      authorId,
      segmentationId,
      source: 'adjudication',
      state: 'submitted',
      verdict: 'consistent',
      submittedAt: new Date(),
      labels: { create: labels },
    },
  });
}

async function addComments(
  db: PrismaClient,
  { segmentId, ...where }: { projectId: string; sampleId: string; segmentId: string | null },
  users: readonly string[],
  comments: ProjectPlan['samples'][number]['comments'],
): Promise<void> {
  let first: string | null = null;
  for (const { by, body, mentions, replies, onSegment, deleted, resolved } of comments) {
    const id = randomUUID();
    const mention = mentions === null ? '' : ` <@${users[mentions]}>`;
    await db.comment.create({
      data: {
        ...where,
        id,
        authorId: users[by]!,
        body: deleted ? '' : `${body}${mention}`,
        threadId: replies ? first : null,
        segmentId: onSegment ? segmentId : null,
        deletedAt: deleted ? new Date() : null,
        resolvedAt: resolved ? new Date() : null,
        resolvedById: resolved ? users[0]! : null,
      },
    });
    first ??= id;
  }
}
