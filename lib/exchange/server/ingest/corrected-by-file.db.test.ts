import { expect, it } from 'vitest';
import { loadVotes } from '@/lib/adjudication/server/load-votes';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';

const test = testDatabase();

interface Line {
  annotations: {
    round: { number: number };
    replaced_by_later?: boolean;
    segments: { fact: string; logic: string; error_type: string | null; evidence: unknown[] }[];
  }[];
  gold: { verdict: string; units: { votes: number }[] };
}

/** Ann, who has an account, submits; a lead brings her labels in again, in a second round, with the other verdict. */
async function corrected() {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const ann = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  await test.db.user.update({ where: { id: ann.userId }, data: { name: 'Ann' } });
  const { id: sampleId } = await sample(test.db, projectId, { externalId: 'river' });
  await vote(ann, { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) }, ['consistent', 'KCont']);
  const lines = (await exportedText(lead, projectId)).trimEnd().split('\n');
  const at = lines.findIndex((text) => 'annotations' in (JSON.parse(text) as object));
  const line = JSON.parse(lines[at]!) as Line;
  const [own] = line.annotations;
  own!.round.number = 2;
  Object.assign(own!, { verdict: 'consistent', submitted_at: '2030-01-01T00:00:00.000Z' });
  Object.assign(own!.segments[1]!, { fact: 'consistent', error_type: null, evidence: [] });
  const file = lines.with(at, JSON.stringify(line)).join('\n');
  expect(await importedText(lead, projectId, file)).toMatchObject({ rejected: 0, added: 1 });
  return { projectId, lead, sampleId, file };
}

async function lineOf(...of: Parameters<typeof exportedText>): Promise<Line> {
  const lines = (await exportedText(...of)).trimEnd().split('\n');
  return lines.map((text) => JSON.parse(text) as Line).find((line) => 'annotations' in line)!;
}

it('labels of somebody with an account that come again in a later round of a file: replace the earlier ones', async () => {
  const { projectId, lead, sampleId } = await corrected();
  const votes = await loadVotes(test.db, [sampleId]);
  expect(votes.get(sampleId)!.map(({ verdict, round }) => [verdict, round])).toEqual([['consistent', 2]]);
  const { annotations, gold } = await lineOf(lead, projectId);
  const replaced = annotations.map(({ round, replaced_by_later }) => [round.number, replaced_by_later]);
  expect(replaced.sort()).toEqual([
    [1, true],
    [2, false],
  ]);
  expect([gold.verdict, gold.units.map(({ votes: own }) => own)]).toEqual(['consistent', [1, 1]]);
  await refreshSampleAgreement({ actor: lead.actor, db: test.db }, projectId, { chunks: Infinity });
  const [pooled] = await test.db.sampleAgreement.findMany({ where: { projectId, current: true } });
  expect(pooled!.raters).toHaveLength(1);
});

it('the same file once more: adds nothing; in a fresh project: the same bytes', async () => {
  const { projectId, lead, file } = await corrected();
  await importedText(lead, projectId, file);
  expect(await test.db.annotation.count({ where: { projectId, source: 'annotator' } })).toBe(2);
  const before = await exportedText(lead, projectId);
  await importedText(lead, projectId, before);
  expect(await exportedText(lead, projectId)).toBe(before);

  const { id: fresh } = await project(test.db);
  const other = await member(test.db, fresh, 'lead');
  await importedText(other, fresh, before);
  const after = await exportedText(other, fresh);
  const samples = (text: string) => text.slice(text.indexOf('\n'));
  expect(samples(after)).toBe(samples(before));
  const { people } = JSON.parse(after.split('\n')[0]!) as { people: { name: string; uid: string }[] };
  expect(people.filter(({ name }) => name === 'Ann').map(({ uid }) => uid)).toHaveLength(2);
  expect(new Set(people.filter(({ name }) => name === 'Ann').map(({ uid }) => uid)).size).toBe(1);
});
