import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getSample } from '@/lib/annotation/server/predictions/get-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { listMySamples } from '@/lib/annotation/server/assignment/list-my-samples';
import type { Ctx } from '@/lib/auth/ctx';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import { parseSampleQuery } from '@/lib/sample/query';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportSchema } from '../../formats/export-options';
import { exportProject } from './export-project';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();
const NAME = 'demo-model-b';

interface Given {
  projectId: string;
  sampleId: string;
}

/** Every reply in which a person could read who wrote an answer, or find out by asking. */
const ROUTES = {
  workspace: (ctx: Ctx, { sampleId }: Given) => getWorkspace(ctx, { sampleId }),
  sample: (ctx: Ctx, { projectId, sampleId }: Given) => getSample(ctx, projectId, sampleId),
  list: (ctx: Ctx, { projectId }: Given) => listSamples(ctx, projectId, parseSampleQuery({})),
  facets: (ctx: Ctx, { projectId }: Given) => listSampleFacets(ctx, projectId),
  mine: (ctx: Ctx, { projectId }: Given) => listMySamples(ctx, projectId),
  filter: async (ctx: Ctx, { projectId }: Given) =>
    (await listSamples(ctx, projectId, parseSampleQuery({ generator: NAME }))).total > 0 ? NAME : '',
  search: async (ctx: Ctx, { projectId }: Given) =>
    (await listSamples(ctx, projectId, parseSampleQuery({ search: NAME }))).total > 0 ? NAME : '',
  jsonl: (ctx: Ctx, { projectId }: Given) => taken(ctx, projectId, 'jsonl'),
  csv: (ctx: Ctx, { projectId }: Given) => taken(ctx, projectId, 'csv'),
};
const EVERYWHERE = ['csv', 'facets', 'filter', 'jsonl', 'list', 'sample', 'workspace'];

async function taken(ctx: Ctx, projectId: string, format: string): Promise<string> {
  return textOf((await exportProject(ctx, projectId, exportSchema.parse({ format }))).bytes);
}

/** The routes that show a person the generator's name, in order. */
async function told(ctx: Ctx, given: Given, routes = Object.keys(ROUTES)): Promise<string[]> {
  const found = await Promise.all(
    routes.map(async (route) => {
      const reply = await ROUTES[route as keyof typeof ROUTES](ctx, given);
      return JSON.stringify(reply).includes(NAME) ? route : [];
    }),
  );
  return found.flat().sort();
}

/** A project with one sample, which an annotator has begun under a policy. */
async function given(policy: ExposurePolicy, showGenerator: boolean) {
  const { id: projectId } = await project(test.db);
  await set(projectId, policy, showGenerator);
  const { id: sampleId } = await sample(test.db, projectId);
  await test.db.sample.update({ where: { id: sampleId }, data: { generator: NAME } });
  const annotator = await member(test.db, projectId, 'annotator');
  await claimSample(annotator, projectId);
  return { projectId, sampleId, annotator };
}

const set = (projectId: string, exposurePolicy: ExposurePolicy, showGenerator: boolean) =>
  test.db.project.update({ where: { id: projectId }, data: { exposurePolicy, showGenerator } });

describe("the generator's name", () => {
  it('an annotator of a new project: finds it on no route', async () => {
    const one = await given('prefilled', false);
    expect(
      (await test.db.project.findUniqueOrThrow({ where: { id: (await project(test.db)).id } })).showGenerator,
    ).toBe(false);
    expect(await told(one.annotator, one)).toEqual([]);
    expect((await listSampleFacets(one.annotator, one.projectId)).generators).toBeNull();
  });

  it('leads and readers: find it on every route, whatever is set', async () => {
    for (const [policy, shows] of [
      ['prefilled', false],
      ['blind', true],
    ] as const) {
      const one = await given(policy, shows);
      const routes = EVERYWHERE.filter((route) => route !== 'workspace'); // the draft is another's
      for (const role of ['lead', 'reader'] as const)
        expect(await told(await member(test.db, one.projectId, role), one, routes), role).toEqual(routes);
      const lead = await member(test.db, one.projectId, 'lead');
      const draft = await test.db.annotation.findFirstOrThrow({ where: { sampleId: one.sampleId } });
      expect((await getWorkspace(lead, { annotationId: draft.id })).sample.generator).toBe(NAME);
    }
  });

  it('any policy of the project, of the draft and any setting: shown only where a lead shows it and nothing is blind', async () => {
    const policy = fc.constantFrom<ExposurePolicy>('prefilled', 'reveal', 'blind');
    await fc.assert(
      fc.asyncProperty(policy, policy, fc.boolean(), async (begun, now, shows) => {
        const one = await given(begun, shows);
        await set(one.projectId, now, shows);
        const open = shows && begun !== 'blind' && now !== 'blind';
        expect(await told(one.annotator, one)).toEqual(open ? EVERYWHERE : []);
      }),
      { numRuns: 12 },
    );
  });
});
