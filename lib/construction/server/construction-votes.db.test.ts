import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { closeBoss } from '@/lib/jobs/boss';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import {
  type MadeChange,
  constructedSample,
  judgeSays,
  type SegmentSaid,
} from '@/lib/testing/judge/constructed-sample';
import { loadConstructionVotes } from './load-construction-votes';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

/** Sentences at [0, 23) and [24, 42), with 70 in place of 40. */
const KILN = {
  source: 'The kiln holds 40 pots. It cools in a day.',
  changes: [[15, '40', '70']] as MadeChange[],
};
const WHOLE: SegmentSaid[] = [[0, 42, 'inconsistent']];
const FOUND: SegmentSaid[] = [
  [0, 23, 'KCont'],
  [24, 42, 'consistent'],
];
const CALM: SegmentSaid[] = [
  [0, 23, 'consistent'],
  [24, 42, 'consistent'],
];

type Made = Awaited<ReturnType<typeof constructedSample>>;
const make = (of: Partial<Parameters<typeof constructedSample>[2]> = {}): Promise<Made> =>
  constructedSample(test.db, projectId, { ...KILN, ...of });
const says = (of: Made, said: readonly SegmentSaid[], method?: string) =>
  judgeSays(test.db, projectId, of, said, method);
const votesOn = async ({ id }: Made) => (await loadConstructionVotes(test.db, projectId, [id])).get(id);

/** Votes as fractions: error, type, place; nothing where no judge was asked. */
async function counted(of: Made): Promise<string[]> {
  const { error, type, place } = (await votesOn(of))!;
  return [error, type, place].map((one) => `${one.n}/${one.of}`);
}

describe('what one judge says of a sample with an error', () => {
  it.each<[string, readonly SegmentSaid[], string[]]>([
    ['the type in the place: confirms all', FOUND, ['1/1', '1/1', '1/1']],
    [
      'another type there: not the type',
      [
        [0, 23, 'LOver'],
        [24, 42, 'consistent'],
      ],
      ['1/1', '0/1', '1/1'],
    ],
    [
      'the type elsewhere: not the place',
      [
        [0, 23, 'consistent'],
        [24, 42, 'KCont'],
      ],
      ['1/1', '1/1', '0/1'],
    ],
    [
      'two types, one of them intended: confirms all',
      [
        [0, 23, 'LOver'],
        [24, 42, 'KCont'],
      ],
      ['1/1', '1/1', '1/1'],
    ],
    [
      'no type named: is not asked for it',
      [
        [0, 23, 'inconsistent'],
        [24, 42, 'consistent'],
      ],
      ['1/1', '0/0', '1/1'],
    ],
    ['a verdict on the whole answer: says no type and no place', WHOLE, ['1/1', '0/0', '0/0']],
    ['the whole answer with a type: says no place', [[0, 42, 'KCont']], ['1/1', '1/1', '0/0']],
    ['no error: is asked for nothing else', CALM, ['0/1', '0/0', '0/0']],
  ])('%s', async (_, said, expected) => {
    const made = await make();
    await says(made, said);
    expect(await counted(made)).toEqual(expected);
    expect((await votesOn(made))!.intended).toBe('inconsistent');
  });

  it('no verdict: no vote', async () => {
    const made = await make();
    await says(made, [
      [0, 23, 'abstained'],
      [24, 42, 'consistent'],
    ]);
    await says(made, [[0, 42, 'unsure']], 'other');
    expect(await votesOn(made)).toBeUndefined();
  });

  it('two types intended: either of them confirms', async () => {
    const made = await make({ intended: ['LOver', 'KCont'] });
    await says(made, FOUND);
    expect(await counted(made)).toEqual(['1/1', '1/1', '1/1']);
  });

  it.each([[null], [[]]])(
    'meant to stay consistent (%j): the verdict alone is asked for',
    async (intended) => {
      const made = await make({ intended });
      await says(made, CALM);
      await says(made, FOUND, 'other');
      expect(await counted(made)).toEqual(['1/2', '0/0', '0/0']);
      expect((await votesOn(made))!.intended).toBe('consistent');
    },
  );

  it('a deletion: is in the segment in which it stood', async () => {
    const made = await make({ source: 'It is not cold. It is dry.', changes: [[5, ' not', '']] });
    const said = (first: SegmentSaid[2], second: SegmentSaid[2]): SegmentSaid[] => [
      [0, 11, first],
      [12, 22, second],
    ];
    await says(made, said('KCont', 'consistent'));
    await says(made, said('consistent', 'KCont'), 'other');
    expect(await counted(made)).toEqual(['2/2', '2/2', '1/2']);
  });

  it('an edit behind ten new emoji: stands nineteen units further on', async () => {
    // Sentences at [0, 26), [27, 43) and [44, 56); 40 stood at 15 and 50 stands at 34. By code points it would stand at 24.
    const changes: MadeChange[] = [
      [0, '3', '🏺'.repeat(10)],
      [15, '40', '50'],
    ];
    const made = await make({ source: '3 pots. It has 40 kilns. All is cold.', changes });
    expect([made.answer.indexOf('.'), made.answer.indexOf('50'), made.answer.length]).toEqual([25, 34, 56]);
    await says(made, [
      [0, 26, 'consistent'],
      [27, 43, 'KCont'],
      [44, 56, 'consistent'],
    ]);
    expect(await counted(made)).toEqual(['1/1', '1/1', '1/1']);
  });

  it('an answer that was replaced as a whole: has no place', async () => {
    const made = await make({ changes: [[0, KILN.source, 'The lake is deep. It is cold.']] });
    await says(made, [
      [0, 17, 'KCont'],
      [18, 29, 'consistent'],
    ]);
    expect(await counted(made)).toEqual(['1/1', '1/1', '0/0']);
  });
});

describe('who is a judge', () => {
  it('two judges, one by segment with types and one of the whole answer: both see an error, one says which and where', async () => {
    const made = await make();
    await says(made, FOUND, 'by segment');
    await says(made, WHOLE, 'whole');
    expect(await counted(made)).toEqual(['2/2', '1/1', '1/1']);
  });

  it('a judge that predicted again: its current prediction alone counts', async () => {
    const made = await make();
    await says(made, FOUND);
    await says(made, CALM);
    expect(await counted(made)).toEqual(['0/1', '0/0', '0/0']);
  });

  it('a panel that counts their votes: is none', async () => {
    const made = await make();
    await says(made, FOUND, 'one');
    await says(made, WHOLE, 'two');
    const { id } = await startRun(lead, projectId, { method: 'panel' });
    await runMethod({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
    expect(await test.db.annotation.count({ where: { sampleId: made.id, superseded: false } })).toBe(3);
    expect(await counted(made)).toEqual(['2/2', '1/1', '1/1']);
  });

  it('a sample of another project, or one that was not constructed: has no votes', async () => {
    const made = await make();
    await says(made, FOUND);
    const own = projectId;
    projectId = (await project(test.db)).id;
    expect(await votesOn(made)).toBeUndefined();
    projectId = own;
    const other = await test.db.sample.create({
      data: {
        ...{ projectId, externalId: 'x', textHash: 'x', question: 'q', reference: 'r' },
        answer: made.answer,
        language: 'en',
      },
    });
    await says({ ...made, id: other.id }, FOUND);
    expect(await votesOn({ ...made, id: other.id })).toBeUndefined();
  });
});
