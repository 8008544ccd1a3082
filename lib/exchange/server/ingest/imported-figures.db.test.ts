import { describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { importedText } from '@/lib/testing/actions/exported';
import { expectNumbersAgree } from '@/lib/testing/numbers/expect-numbers-agree';
import { nativeExampleText } from '../../contents/native/example';
import { addSampleProject } from '../sample-project/add-sample-project';

const test = testDatabase();

describe('the figures of a project', () => {
  it('that took a file without rounds: count its annotations as submitted in the first, by their authors', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await importedText(lead, id, nativeExampleText());
    expect(await expectNumbersAgree(test, lead, id)).toMatchObject({
      project: { samples: 2, submitted: 2, left: 0, labelled: 2, annotations: { counted: 3 } },
      rounds: [{ submitted: 3, free: 0, total: 3 }],
    });
    const { progress } = await listRounds(lead, id);
    expect(progress.map(({ name, submitted }) => [name, submitted]).sort()).toEqual([
      ['Ann', 2],
      ['Bob', 1],
    ]);
  });

  it('of the sample project: hold the work of its two annotators, with every sample still to be tried', async () => {
    const { id } = await addSampleProject({ actor: commandLineActor, db: test.db });
    const lead = await member(test.db, id, 'lead');
    const { project: figures, rounds, people } = await expectNumbersAgree(test, lead, id);
    expect(figures).toMatchObject({ samples: 28, open: 28, labelled: 28, annotations: { counted: 56 } });
    expect(rounds).toMatchObject([{ submitted: 56, free: 28, total: 84 }]);
    expect(people.map(({ submitted }) => submitted)).toEqual([28, 28]);
  });
});
