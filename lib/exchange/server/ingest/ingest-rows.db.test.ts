import { describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { comparedFile } from '@/lib/testing/actions/compared';
import { importedText } from '@/lib/testing/actions/exported';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { listRejects } from '../import/list-rejects';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });
const HEAD = 'question,ref,answer,id,generator,label,shelf';
const file = (...rows: string[]): string => `${[HEAD, ...rows].join('\n')}\n`;

/** What the comparison of a file says, which the import says too. */
async function taken(projectId: string, text: string) {
  const told = await comparedFile(ctx(), projectId, text);
  const { rows, added, same, rejected, notes } = await importedText(ctx(), projectId, text);
  expect(told).toMatchObject({ rows, added, same, rejected, notes });
  return told;
}

describe('a file that is read by columns', () => {
  it('a sample that is there with another label, generator or metadata: is noted as kept, in comparison and report', async () => {
    const { id } = await project(test.db);
    const first = file('q,r,a,one,gpt,consistent,top', 'q,r,b,two,gpt,consistent,top', 'q,r,c,three,gpt,,');
    expect(await taken(id, first)).toMatchObject({ added: 3, notes: [] });
    expect(await taken(id, first)).toMatchObject({ same: 3, notes: [] });
    const changed = file('q,r,a,one,gpt,inconsistent,top', 'q,r,b,two,llama,,low', 'q,r,c,three,,,');
    expect(await taken(id, changed)).toMatchObject({
      same: 3,
      samples: { same: 1, differing: 2 },
      differing: [
        { sample: 'one', fields: ['label'] },
        { sample: 'two', fields: ['generator', 'metadata'] },
      ],
      notes: [{ code: 'sample_kept', about: ['one', 'two'], count: 2 }],
    });
  });

  it('a row that repeats an earlier one with another label or metadata: is noted as kept', async () => {
    const { id } = await project(test.db);
    const text = file(
      ...['q,r,a,one,gpt,consistent,top', 'q,r,a,one,gpt,inconsistent,top', 'q,r,a,one,gpt,consistent,low'],
      ...['q,r,b,two,gpt,consistent,top', 'q,r,b,two,gpt,consistent,top'],
    );
    expect(await taken(id, text)).toMatchObject({
      ...{ added: 2, same: 3, rejected: 0 },
      notes: [{ code: 'sample_kept', about: ['one'], count: 1 }],
    });
  });

  it('a row whose id stands for other texts: is kept whole among the rejected ones', async () => {
    const { id } = await project(test.db);
    await importedText(ctx(), id, file('q,r,a,one,,,'));
    const csv = await importedText(ctx(), id, file('q,r,b,one,gpt,,low', 'q,r,a,two,,,', 'q,r,b,two,,,'));
    expect((await listRejects(ctx(), csv.id, 0, 9)).map(({ reason, excerpt }) => [reason, excerpt])).toEqual([
      ['id_taken', 'q,r,b,one,gpt,,low'],
      ['id_repeated', 'q,r,b,two,,,'],
    ]);
    const record = { question: 'q', reference: 'r', answer: 'c', id: 'one', shelf: 3 };
    const json = await importedText(ctx(), id, JSON.stringify([record]));
    expect(await listRejects(ctx(), json.id, 0, 9)).toMatchObject([{ excerpt: JSON.stringify(record) }]);
  });
});
