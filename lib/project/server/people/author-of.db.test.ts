import { describe, expect, it } from 'vitest';
import { inTx, commandLineActor } from '@/lib/auth/ctx';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { authorOf } from './author-of';

const test = testDatabase();

describe('authorOf', () => {
  it('makes one author for a person in a project, even when asked twice at once', async () => {
    const { id } = await project(test.db);
    const annotator = await member(test.db, id, 'annotator');
    const found = await Promise.all([1, 2, 3, 4].map(() => inTx(annotator, (tx) => authorOf(tx, id))));
    expect(new Set(found.map((author) => author.id)).size).toBe(1);
    const user = await test.db.user.findUniqueOrThrow({ where: { id: annotator.userId } });
    expect(await test.db.author.findMany({ where: { projectId: id } })).toMatchObject([
      { userId: annotator.userId, name: user.name },
    ]);
  });

  it('keeps authors of two projects apart', async () => {
    const one = await project(test.db);
    const two = await project(test.db);
    const annotator = await member(test.db, one.id, 'annotator');
    const first = await inTx(annotator, (tx) => authorOf(tx, one.id));
    const second = await inTx(annotator, (tx) => authorOf(tx, two.id));
    expect(first.id).not.toBe(second.id);
  });

  it('refuses the system', async () => {
    const { id } = await project(test.db);
    await expect(
      inTx({ actor: commandLineActor, db: test.db }, (tx) => authorOf(tx, id)),
    ).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});
