import { AppFailure } from '@/lib/errors';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { loadStored } from '@/lib/exchange/server/export/load-stored';
import type { TestDatabase } from '@/lib/testing/database/database';
import { expectNumbersAgree } from '@/lib/testing/numbers/expect-numbers-agree';
import { SAMPLES } from '../act';
import { goldAsVoted } from '../checks/gold';
import { completeAndConsistent, storedAsSubmitted } from '../checks/said';
import type { Team } from '../drive';
import type { ActOutcome, ActCounts } from '../act-counts';
import { countsAsStored } from './counts';
import { comesBackWhole } from './files';
import { leadInDatabase } from './lead';
import { WorkspacePeople } from './people';
import { placesAllowed } from './places';
import { openStudio, type TeamStudio } from './setup';

/** Every page and file is held against the raw rows after so many steps; what is cheap, after each. */
const STEPS_TO_NUMBERS = 25;

const EVERYTHING = exportSchema.parse({ withdrawn: 'true' });

/** A team that works through the verbs of the studio, as its screens do. */
export async function databaseTeam(
  test: TestDatabase,
  counts: ActCounts,
  settings: number,
  samples = SAMPLES,
): Promise<Team> {
  const studio = await openStudio(test.db, samples, settings);
  const people = new WorkspacePeople(studio, counts);
  return {
    perform: (act) =>
      refusable(() => (act.by === 'lead' ? leadInDatabase(studio, people, act) : people.perform(act))),
    check: async (step) => {
      const stored = await storedOf(studio);
      storedAsSubmitted(stored, people.submitted());
      completeAndConsistent(stored);
      goldAsVoted(stored, studio.rule);
      await placesAllowed(studio);
      await countsAsStored(studio, stored);
      if (step % STEPS_TO_NUMBERS === 0) await expectNumbersAgree(test, studio.lead, studio.projectId);
    },
    finish: async () => {
      await expectNumbersAgree(test, studio.lead, studio.projectId);
      await comesBackWhole(studio);
    },
  };
}

/** A rule of the data that refuses an act names its reason; anything else that is thrown is a defect. */
async function refusable(perform: () => Promise<ActOutcome>): Promise<ActOutcome> {
  try {
    return await perform();
  } catch (thrown) {
    if (thrown instanceof AppFailure && thrown.error.code === 'state')
      return `refused: ${thrown.error.reason}`;
    throw thrown;
  }
}

async function storedOf({ projectId }: TeamStudio): Promise<StoredSample[]> {
  const samples: StoredSample[] = [];
  for await (const page of loadStored({ projectId, visibility: { all: true } }, EVERYTHING))
    samples.push(...page);
  return samples;
}
