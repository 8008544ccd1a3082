import { beforeEach, expect, it } from 'vitest';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import type { PlanCell } from '../../plan/plan';
import { getPlan } from './get-plan';
import { updatePlan } from './update-plan';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

const cell = (type: PlanCell['type'], wanted: number, of: Partial<PlanCell> = {}): PlanCell => ({
  ...{ type, wanted, language: null, generator: null, length: null },
  ...of,
});

it('a plan counts gold by type, language and length, and what is constructed and undecided; withdrawn samples not', async () => {
  const gold = async (
    answer: string,
    language: string,
    types: 'Hallu'[],
    isWithdrawn = false,
  ): Promise<void> => {
    const { id } = await sample(test.db, projectId, { answer, language });
    await test.db.sampleProgress.update({
      where: { sampleId: id },
      data: {
        goldVerdict: types.length > 0 ? 'inconsistent' : 'consistent',
        goldTypes: types,
        goldStale: false,
      },
    });
    if (isWithdrawn) await test.db.sample.update({ where: { id }, data: { withdrawnAt: new Date() } });
  };
  await gold('短。', 'zh-Hans', ['Hallu']);
  await gold('长'.repeat(300), 'zh', ['Hallu']);
  await gold('Short.', 'en', ['Hallu']);
  await gold('Gone.', 'en', ['Hallu'], true);
  await gold('Fine.', 'en', []);
  const pedigree = {
    ...{ recipe: 'ungrounded', version: '1', source: 'a', intended: ['Hallu'], edits: [] },
    ...{ model: 'm', rationale: '' },
  };
  await test.db.sample.create({
    data: {
      ...{ projectId, externalId: 'made', question: 'q', reference: 'r', answer: 'a', language: 'zh' },
      ...{ textHash: 'of its own', pedigree },
    },
  });
  await updatePlan(lead, projectId, {
    cells: [
      cell('Hallu', 10),
      cell('Hallu', 10, { language: 'zh' }),
      cell('Hallu', 2, { language: 'zh', length: 'long' }),
      cell('none', 1),
    ],
  });
  const { rows } = await getPlan(lead, projectId);
  expect(rows.map(({ accepted, inWork, missing }) => [accepted, inWork, missing])).toEqual([
    [3, 1, 6],
    [2, 1, 7],
    [1, 0, 1],
    [1, 0, 0],
  ]);
});

it('a new plan stands in the place of the old one, and the audit log has both', async () => {
  await updatePlan(lead, projectId, { cells: [cell('Hallu', 10), cell('KConf', 5)] });
  await updatePlan(lead, projectId, { cells: [cell('none', 3)], leastAccepted: 0.7 });
  expect((await getPlan(lead, projectId)).rows).toMatchObject([{ type: 'none', wanted: 3, missing: 3 }]);
  const rows = await test.db.auditEvent.findMany({
    where: { projectId, action: 'project.plan' },
    orderBy: { id: 'asc' },
  });
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [
      { cells: 0, samples: 0, leastAccepted: null },
      { cells: 2, samples: 15, leastAccepted: null },
    ],
    [
      { cells: 2, samples: 15, leastAccepted: null },
      { cells: 1, samples: 3, leastAccepted: 0.7 },
    ],
  ]);
});

it('a cell that stands twice is refused, and the plan stays as it was', async () => {
  await updatePlan(lead, projectId, { cells: [cell('Hallu', 1)] });
  await expect(
    updatePlan(lead, projectId, { cells: [cell('KConf', 1), cell('KConf', 2)] }),
  ).rejects.toThrow();
  expect((await getPlan(lead, projectId)).rows).toMatchObject([{ type: 'Hallu' }]);
});

it('an annotator and the lead of another project neither read nor change it', async () => {
  const foreign = await member(test.db, (await project(test.db)).id, 'lead');
  for (const actor of [await member(test.db, projectId, 'annotator'), foreign]) {
    await expect(getPlan(actor, projectId)).rejects.toThrow();
    await expect(updatePlan(actor, projectId, { cells: [] })).rejects.toThrow();
  }
});
