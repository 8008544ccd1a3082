import { afterAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { failReport } from '@/lib/jobs/report-state';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation, type RaterLabel } from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { UNRESTRICTED } from '../units/restriction';
import { agreementSchema } from '../view-schema';

import { listSegments } from './list-segments';
import { makeReport } from './make-report';
import { readAgreement } from './read-agreement';
import type { ReportScope } from './report-scope';
import { startReport } from './start-report';
import { stopReport } from './stop-report';

const test = testDatabase();
afterAll(() => closeBoss());
const system = () => ({ actor: commandLineActor, db: test.db });
const never = new AbortController().signal;
const scopeOf = (projectId: string, roundId: string | null = null): ReportScope => ({
  ...UNRESTRICTED,
  projectId,
  roundId,
});
const FORBIDDEN = { error: { code: 'forbidden' } };
const NOT_FOUND = { error: { code: 'not_found' } };

/** Ann and Bob on three samples; they differ on the second sentence of the first and on the type in the last. */
async function labelled() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const people = [await author(test.db, projectId, 'Ann'), await author(test.db, projectId, 'Bob')];
  const words: [RaterLabel, RaterLabel][][] = [
    [
      ['ok', 'KConc'],
      ['ok', 'ok'],
    ],
    [
      ['ok', 'ok'],
      ['ok', 'ok'],
    ],
    [
      ['KCont', 'ok'],
      ['KInve', 'ok'],
    ],
  ];
  const sampleIds: string[] = [];
  for (const [index, both] of words.entries()) {
    const { id: sampleId } = await sample(test.db, projectId, { externalId: `s${index}` });
    sampleIds.push(sampleId);
    for (const [place, [one, two]] of both.entries())
      await raterAnnotation(test.db, {
        projectId,
        sampleId,
        authorId: people[place]!,
        segments: [
          { at: [0, 25], said: one },
          { at: [26, 45], said: two },
        ],
      });
  }
  return { projectId, lead, people, sampleIds };
}

describe('a report', () => {
  it('is made by its job, and says whether it still holds', async () => {
    const { projectId, lead, sampleIds, people } = await labelled();
    expect(await readAgreement(lead, scopeOf(projectId))).toMatchObject({
      figures: null,
      fresh: false,
      samples: 3,
    });
    const { id } = await startReport(lead, scopeOf(projectId));
    expect(await startReport(lead, scopeOf(projectId))).toEqual({ id });
    expect((await readAgreement(lead, scopeOf(projectId))).attempt).toMatchObject({ id, state: 'queued' });
    await makeReport(system(), id, never);
    const made = await readAgreement(lead, scopeOf(projectId));
    expect(made).toMatchObject({ fresh: true, attempt: null, samples: 3 });
    expect(agreementSchema.parse(made)).toEqual(made); // programs read all of it
    const { levels, kinds, shared } = made.figures!;
    expect([shared, kinds.verdict, kinds.type, kinds.agreed]).toEqual([3, 1, 1, 1]);
    // Six units, five alike on consistent or not, four in type.
    expect(levels.verdict.coefficients.raw).toMatchObject({ value: expect.closeTo(5 / 6, 12) });
    expect(levels.type.coefficients.raw).toMatchObject({ value: expect.closeTo(4 / 6, 12) });
    // Nine consistent and three not; one unit split: 1 − 11 · 2 / (2 · 9 · 3).
    expect(levels.verdict.coefficients.alpha).toMatchObject({ value: expect.closeTo(1 - 22 / 54, 12) });
    expect(Object.values(made.names)).toEqual(expect.arrayContaining(['Ann', 'Bob']));

    await test.db.annotation.deleteMany({ where: { sampleId: sampleIds[0]!, authorId: people[0]! } });
    expect((await readAgreement(lead, scopeOf(projectId))).fresh).toBe(false);
  });

  it('is about one round where one is named, and of this project', async () => {
    const { projectId, lead } = await labelled();
    const { id: roundId } = await firstRound(test.db, projectId);
    const { id } = await startReport(lead, scopeOf(projectId, roundId));
    await makeReport(system(), id, never);
    const found = await readAgreement(lead, scopeOf(projectId, roundId));
    expect(found).toMatchObject({ fresh: true, trend: [{ round: { number: 1 }, verdict: { units: 6 } }] });
    expect((await readAgreement(lead, scopeOf(projectId))).figures).toBeNull();
    const other = await firstRound(test.db, (await project(test.db)).id);
    await expect(readAgreement(lead, scopeOf(projectId, other.id))).rejects.toMatchObject(NOT_FOUND);
    await expect(startReport(lead, scopeOf(projectId, other.id))).rejects.toMatchObject(NOT_FOUND);
  });

  it('can be stopped, and given up', async () => {
    const { projectId, lead } = await labelled();
    const { id } = await startReport(lead, scopeOf(projectId));
    await stopReport(lead, projectId, id);
    await makeReport(system(), id, never);
    expect((await readAgreement(lead, scopeOf(projectId))).attempt).toMatchObject({ state: 'cancelled' });
    await expect(stopReport(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    const again = await startReport(lead, scopeOf(projectId));
    await failReport(test.db, 'AgreementReport', again.id, 'no memory');
    const { attempt } = await readAgreement(lead, scopeOf(projectId));
    expect(attempt).toMatchObject({ state: 'failed', error: 'no memory' });
  });

  it('a reader: reads and makes it, and stops none; an annotator and an outsider: refused', async () => {
    const { projectId, lead } = await labelled();
    const { id } = await startReport(lead, scopeOf(projectId));
    const cell = { of: 'type', type: 'KCont' } as const;
    const scope = scopeOf(projectId);
    const reader = await member(test.db, projectId, 'reader');
    expect(await readAgreement(reader, scope)).toMatchObject({ stops: false });
    expect(await startReport(reader, scope)).toEqual({ id });
    expect(await listSegments(reader, scope, cell, 1)).toMatchObject({ adjudicates: false });
    await expect(stopReport(reader, projectId, id)).rejects.toMatchObject(FORBIDDEN);
    const other = await member(test.db, projectId, 'annotator');
    await expect(readAgreement(other, scopeOf(projectId))).rejects.toMatchObject(FORBIDDEN);
    await expect(startReport(other, scopeOf(projectId))).rejects.toMatchObject(FORBIDDEN);
    await expect(stopReport(other, projectId, id)).rejects.toMatchObject(FORBIDDEN);
    await expect(listSegments(other, scope, cell, 1)).rejects.toMatchObject(FORBIDDEN);
    const outsider = await member(test.db, (await project(test.db)).id, 'lead');
    await expect(readAgreement(outsider, scopeOf(projectId))).rejects.toMatchObject(NOT_FOUND);
    await expect(stopReport(outsider, projectId, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(listSegments(outsider, scope, cell, 1)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('the segments behind a cell', () => {
  it('are those on which two said this', async () => {
    const { projectId, lead, people } = await labelled();
    const scope = scopeOf(projectId);
    const found = await listSegments(
      lead,
      scope,
      { of: 'words', granularity: 'verdict', a: 'consistent', b: 'inconsistent' },
      1,
    );
    expect(found).toMatchObject({ total: 1, many: false });
    expect(found.samples).toMatchObject([{ externalId: 's0', round: 1 }]);
    expect(found.samples[0]!.segments).toHaveLength(1);
    expect(found.samples[0]!.segments[0]!.text).toBe('It rises in a lake.');
    const said = new Map(
      found.samples[0]!.segments[0]!.labels.map((label) => [label.author, label.errorType]),
    );
    expect(said).toEqual(
      new Map([
        ['Ann', 'KConc'],
        ['Bob', null],
      ]),
    );
    const [a, b] = people as [string, string];
    const differ = await listSegments(lead, scope, { of: 'people', a, b }, 1);
    expect(differ.samples.map(({ externalId }) => externalId).sort()).toEqual(['s0', 's2']);
    expect(await listSegments(lead, scope, { of: 'people', a, b }, 2)).toMatchObject({
      total: 2,
      samples: [],
    });
  });

  it('are those on which a person and a judge said that', async () => {
    const { projectId, lead, sampleIds } = await labelled();
    await methodPrediction(test.db, projectId, sampleIds);
    const found = await listSegments(
      ...([lead, scopeOf(projectId)] as const),
      { of: 'judge', granularity: 'verdict', method: 'offline', human: 'inconsistent', judge: 'consistent' },
      1,
    );
    expect(found.samples.map(({ externalId }) => externalId)).toEqual(['s2']);
  });
});
