import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { votesArbitrary } from '@/lib/testing/database/gold-arbitraries';
import { goldOf } from '@/lib/adjudication/gold';
import { answerOf } from '@/lib/adjudication/gold-sum';
import { type Vote } from '@/lib/adjudication/gold-types';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { needOf, stateOf } from '../queue/list-filter';
import { loadVotes } from '../load-votes';
import { refreshEntries } from '../queue/refresh-entries';

const test = testDatabase();
const ANSWER = 'abcdefghijklmnopqrst';
const RULES: GoldRule[] = [
  { kind: 'unanimous', votes: 2 },
  { kind: 'majority', votes: 2 },
  { kind: 'majority', votes: 3 },
  { kind: 'majority', votes: 4 },
  { kind: 'none', votes: 2 },
];

/** Samples on which people have said all this, with nothing of it made of triggers or verbs. */
async function samplesOf(cast: readonly Vote[][]): Promise<{ projectId: string; ids: string[] }> {
  const { id: projectId } = await project(test.db);
  const { id: roundId } = await test.db.round.findFirstOrThrow({ where: { projectId } });
  const authors = Array.from({ length: 5 }, (_, at) => ({
    id: randomUUID(),
    projectId,
    name: `Person ${at}`,
  }));
  await test.db.author.createMany({ data: authors });
  const samples = cast.map((votes, at) => ({
    id: randomUUID(),
    projectId,
    externalId: String(at),
    textHash: String(at),
    question: 'q',
    reference: 'r',
    answer: ANSWER,
    language: 'en',
    votes,
  }));
  await test.db.sample.createMany({ data: samples.map(({ votes: _votes, ...data }) => data) });
  const given = samples.flatMap(({ id: sampleId, votes }) =>
    votes.map(({ segments }, at) => ({
      sampleId,
      at,
      id: randomUUID(),
      segmentationId: randomUUID(),
      segments: segments.map((segment, position) => ({ ...segment, id: randomUUID(), position })),
    })),
  );
  const each = given.flatMap((one) => one.segments.map((segment) => ({ ...one, segment })));
  await test.db.segment.createMany({
    data: each.map(({ sampleId, segment: { id, text, spans } }) => ({
      id,
      sampleId,
      text,
      spans: spans as unknown as Prisma.InputJsonArray,
    })),
  });
  await test.db.segmentation.createMany({
    data: given.map(({ segmentationId: id, sampleId }) => ({ id, sampleId })),
  });
  await test.db.segmentationItem.createMany({
    data: each.map(({ segmentationId, segment: { id: segmentId, position } }) => ({
      segmentationId,
      position,
      segmentId,
    })),
  });
  await test.db.annotation.createMany({
    data: given.map(({ id, sampleId, segmentationId, at }) => ({
      id,
      projectId,
      sampleId,
      segmentationId,
      roundId,
      authorId: authors[at]!.id,
      source: 'annotator' as const,
      state: 'submitted' as const,
      submittedAt: new Date(1_700_000_000_000 + at),
    })),
  });
  await test.db.label.createMany({
    data: each.map(({ id: annotationId, segment: { id: segmentId, label } }) => ({
      annotationId,
      segmentId,
      fact: label.fact,
      logic: label.logic,
      errorType: label.errorType,
    })),
  });
  return { projectId, ids: samples.map(({ id }) => id) };
}

it('says of every sample, by every rule, what the list says of it', async () => {
  const cast = fc.sample(votesArbitrary(ANSWER), { numRuns: 300, seed: 7 });
  const { projectId, ids } = await samplesOf(cast);
  expect(await refreshEntries({ actor: commandLineActor, db: test.db }, projectId)).toBe(true);
  const votes = await loadVotes(test.db, ids);
  const seen = new Set<string>();
  for (const rule of RULES) {
    const rows = await test.db.$queryRaw<{ id: string; state: string; needs: string | null }[]>`
      SELECT d."sampleId" AS id, ${stateOf(rule)} AS state, ${needOf(rule)} AS needs
      FROM "AdjudicationEntry" d WHERE d."projectId" = ${projectId}::uuid`;
    expect(rows).toHaveLength(ids.length);
    for (const { id, state, needs } of rows) {
      const own = votes.get(id)!;
      const gold = goldOf(ANSWER, own, rule);
      const waits = own.length === 1 ? null : gold.needs;
      expect([needs, state], JSON.stringify([rule, own])).toEqual([
        waits,
        own.length === 1 ? 'single' : waits === null ? 'agreed' : 'todo',
      ]);
      seen.add(`${state} ${needs}`);
    }
  }
  expect([...seen].sort()).toEqual(['agreed null', 'single null', 'todo cut', 'todo type', 'todo verdict']);
});

/** A lead returns an annotation of each sample, which its author still has. */
async function returnAll(projectId: string, ids: readonly string[]): Promise<void> {
  const { id: roundId } = await test.db.round.findFirstOrThrow({ where: { projectId } });
  const { userId } = await member(test.db, projectId, 'annotator');
  const { id: authorId } = await test.db.author.create({ data: { projectId, userId, name: 'Late' } });
  await test.db.assignment.createMany({
    data: ids.map((sampleId) => ({ projectId, sampleId, roundId, userId, state: 'claimed' as const })),
  });
  const segmentations = ids.map((sampleId) => ({ id: randomUUID(), sampleId }));
  await test.db.segmentation.createMany({ data: segmentations });
  await test.db.annotation.createMany({
    data: segmentations.map(({ id: segmentationId, sampleId }) => ({
      ...{ projectId, sampleId, segmentationId, roundId, authorId, returnReason: 'again' },
      source: 'annotator' as const,
    })),
  });
}

/** All but the first few say what the first one says: people who label at random hardly ever agree. */
const agreeing = fc
  .tuple(votesArbitrary(ANSWER), fc.integer({ min: 0, max: 2 }))
  .map(([votes, free]) =>
    votes.map((vote, at) => (at <= free ? vote : { ...vote, segments: votes[0]!.segments })),
  );

it('knows by every rule the answers that the rule makes gold of without a vote against it, none that is awaited', async () => {
  const cast = fc.sample(agreeing, { numRuns: 400, seed: 8 });
  const { projectId, ids } = await samplesOf(cast);
  const awaited = new Set(ids.filter((_, at) => at % 5 === 0));
  await returnAll(projectId, [...awaited]);
  expect(
    await refreshEntries({ actor: commandLineActor, db: test.db }, projectId, { chunks: Infinity }),
  ).toBe(true);
  const votes = await loadVotes(test.db, ids);
  let known = 0;
  for (const rule of RULES) {
    await test.db.project.update({
      where: { id: projectId },
      data: { goldRule: rule.kind, goldVotes: rule.votes },
    });
    const rows = await test.db.$queryRaw<{ id: string; verdict: string | null; types: string[] | null }[]>`
      SELECT s.id, k.verdict, k.types::text[] AS types FROM "Sample" s
      LEFT JOIN LATERAL face4rag_known_answer(s.id) k ON true WHERE s."projectId" = ${projectId}::uuid`;
    for (const { id, verdict, types } of rows) {
      const own = awaited.has(id) ? [] : votes.get(id)!;
      const gold = goldOf(ANSWER, own, rule);
      const agreed = [gold, goldOf(ANSWER, own, RULES[0]!)].every(({ origin }) => origin === 'agreed');
      const isKnown = agreed && own.every((vote) => answerOf(vote) === gold.verdict);
      const found = new Set(gold.units.map(({ gold: label }) => label?.errorType).filter(Boolean));
      expect([verdict, types?.toSorted() ?? null], JSON.stringify([rule, own])).toEqual(
        isKnown ? [gold.verdict, [...found].toSorted()] : [null, null],
      );
      known += isKnown ? 1 : 0;
    }
  }
  expect(known).toBeGreaterThan(50);
});
