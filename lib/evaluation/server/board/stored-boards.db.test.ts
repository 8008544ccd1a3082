import fs from 'node:fs';
import { expect, it } from 'vitest';
import { lastStep } from '@/lib/last-step';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { boardJudge, boardSample } from '@/lib/testing/evaluation/published-methods';
import { shapesOf } from '../../board/board-shapes';
import { computeBoard } from '../../board/compute-board';
import { boardSchema } from '../../board/view-schema';
import { boardFingerprint } from './board-fingerprint';
import { getBoard } from './get-board';

const test = testDatabase();
const MIGRATION = 'prisma/migrations/20261202100000_read_by_pedigree/migration.sql';

const FIGURES = lastStep(
  computeBoard(
    {
      samples: ['zh', 'en'].map((language, at) =>
        boardSample({ id: `s${at}`, language, gold: 'consistent' }),
      ),
      judged: [
        boardJudge('right', Array(2).fill({ verdict: 'consistent', score: null, failed: [] })),
        boardJudge('wrong', Array(2).fill({ verdict: 'inconsistent', score: null, failed: [] })),
      ],
    },
    0.2,
  ),
);
/** The board with these recipes in the place of its own. */
const withRecipes = (recipes: { recipes?: [] }) => {
  const without = <Part extends { recipes: unknown }>({ recipes: _, ...rest }: Part) => ({
    ...rest,
    ...recipes,
  });
  return {
    ...FIGURES,
    gold: without(FIGURES.gold),
    subsets: FIGURES.subsets.map((subset) => ({ ...subset, rows: subset.rows.map(without) })),
  };
};

it('a board stored before recipes were told: is read, and out of date where a sample was constructed', async () => {
  const stored = async (pedigree: Record<'recipe' | 'source', string> | undefined) => {
    const { id: projectId } = await project(test.db);
    await sample(test.db, projectId, { pedigree });
    const fingerprint = await boardFingerprint(test.db, projectId);
    const figures = withRecipes({}) as object;
    await test.db.board.create({ data: { projectId, state: 'done', fingerprint, figures } });
    return { projectId, lead: await member(test.db, projectId, 'lead') };
  };
  const projects = [await stored(undefined), await stored({ recipe: 'number', source: 's' })];
  const updates = fs
    .readFileSync(MIGRATION, 'utf8')
    .split(';')
    .filter((statement) => statement.includes('UPDATE "Board"'));
  expect(updates).toHaveLength(2);
  for (const update of updates) await test.db.$executeRawUnsafe(update);
  const fresh = [];
  for (const { projectId, lead } of projects) {
    const board = boardSchema.parse(await getBoard(lead, projectId));
    expect(board.figures).toEqual(withRecipes({ recipes: [] }));
    expect(shapesOf(board.figures!)).not.toContain('recipes');
    fresh.push(board.fresh);
  }
  expect(fresh).toEqual([true, false]);
});
