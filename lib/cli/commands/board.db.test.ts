import { describe, expect, it } from 'vitest';
import type { BoardFigures } from '@/lib/evaluation/board/view-schema';
import { commandsHere } from '@/lib/testing/commands';
import { testDatabase } from '@/lib/testing/database/database';

testDatabase();
const { face4rag, json } = commandsHere();

describe('face4rag board', () => {
  it('measures the judges of the sample project here and now: figures with --json, a table without', async () => {
    await json('sample-project');
    const [project] = await json<{ id: string; name: string }[]>('project', 'list');
    expect(await json('prefill', '--project', project!.id)).toMatchObject({ state: 'done' });
    const board = ['board', '--project', project!.name];
    const figures = await json<BoardFigures>(...board);
    expect(figures.judges.map(({ method }) => method)).toEqual([
      'offline',
      'always_consistent',
      'always_inconsistent',
    ]);
    const { consistent, inconsistent } = figures.gold;
    const rows = figures.subsets[0]!.rows;
    expect(rows[1]!.matrix).toEqual({ tp: 0, fn: inconsistent, fp: 0, tn: consistent });
    expect(rows[0]!.predicted).toBe(consistent + inconsistent);

    const markdown = await face4rag([...board, '--shape', 'types']);
    expect(markdown.out.split('\n')[0]).toMatch(
      /^\| judge \| balancedAccuracy \| accuracy \| consistent \| Hallu \|/,
    );
    expect(await face4rag([...board, '--answers', 'easy'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There are no answers "easy": this board has all, ') as unknown,
    });
    expect(await face4rag([...board, '--shape', 'recipes'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('This board has no constructed answers.') as unknown,
    });
  });
});
