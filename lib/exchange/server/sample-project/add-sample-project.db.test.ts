import { expect, it } from 'vitest';
import { projectFigures } from '@/lib/annotation/server/figures/project-figures';
import { commandLineActor } from '@/lib/auth/ctx';
import { testDatabase } from '@/lib/testing/database/database';
import { addSampleProject } from './add-sample-project';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });

it('adds the sample project once, with two annotators’ gold, every place free and a run waiting', async () => {
  const { id, added } = await addSampleProject(ctx());
  expect(added).toBe(true);
  expect(await addSampleProject(ctx())).toEqual({ id, added: false });
  const authors = await test.db.author.findMany({ where: { projectId: id }, include: { annotations: true } });
  expect(authors.map(({ userId, annotations }) => [userId, annotations.length])).toEqual([
    [null, 28],
    [null, 28],
  ]);
  const labels = await test.db.label.findMany({ where: { annotation: { projectId: id } } });
  expect(labels.every(({ decidedAt, exposure }) => decidedAt !== null && exposure === 'nothing')).toBe(true);
  expect(await projectFigures(ctx(), id)).toMatchObject({ samples: 28, open: 28, submitted: 0 });
  expect(await test.db.run.findMany({ where: { projectId: id } })).toMatchObject([
    { method: 'offline', state: 'queued' },
  ]);
  expect(await test.db.import.findFirst({ where: { projectId: id } })).toMatchObject({
    state: 'done',
    rejected: 0,
  });
});

it('makes half a sample project, left by a start that was killed, again', async () => {
  const half = await test.db.project.findFirstOrThrow({ where: { isSample: true } });
  await test.db.run.deleteMany({ where: { projectId: half.id } });
  const { id, added } = await addSampleProject(ctx());
  expect(added).toBe(true);
  expect(id).not.toBe(half.id);
  expect(await test.db.project.count({ where: { isSample: true } })).toBe(1);
});
