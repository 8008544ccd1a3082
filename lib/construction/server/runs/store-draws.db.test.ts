import { afterAll, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { numberedSources } from '@/lib/testing/judge/numbered-sources';
import { constructionItemSchema, drawOutcomeSchema, NOTHING_DRAWN } from '../../draw/draw-outcome';
import { constructionParamsSchema } from '../../model-order';
import { modelRecipe } from '../../recipe-list';
import { loadItemSources } from './load-item-sources';
import { startConstructionRun } from './start-construction-run';
import { type DrawnItem, storeDraws } from './store-draws';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
afterAll(() => closeBoss());

it('items stored together: of two that come to the same texts one is a sample, and one that comes twice counts once', async () => {
  const { id: projectId } = await project(test.db);
  await numberedSources(test.db, projectId, 1);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    ...{ name: 'Makers', baseUrl: 'http://127.0.0.1:9', allowPrivate: true },
    models: [{ name: 'maker-1' }],
  });
  const order = { language: null, endpointId, model: 'maker-1', budget: null, dryRun: false };
  const wanted = { word_contradiction: 1, sentence_contradiction: 1 };
  const lead = await member(test.db, projectId, 'lead');
  const { id } = await startConstructionRun(lead, projectId, { ...order, wanted });
  const items = await test.db.runItem.findMany({ where: { runId: id }, orderBy: { ordinal: 'asc' } });
  const draws = await Promise.all(
    items.map(async (item): Promise<DrawnItem> => {
      const { recipe, sourceId } = constructionItemSchema.parse(item.content);
      const source = (await loadItemSources(test.db, projectId, [sourceId])).get(sourceId)!;
      const outcome = { ...NOTHING_DRAWN, answer: 'Ferry 0 carries few people.', draws: 1 };
      const of = modelRecipe(recipe)!;
      return { item, drawn: { outcome, source: { ...source, recipe: of }, failed: null } };
    }),
  );

  const { params, ...run } = await test.db.run.findUniqueOrThrow({ where: { id } });
  const of = { run, params: constructionParamsSchema.parse(params) };
  for (const together of [[...draws, draws[0]!], draws]) await storeDraws(test.db, of, together);
  const counted = await test.db.run.findUniqueOrThrow({ where: { id } });
  expect(counted).toMatchObject({ done: 1, failed: 1, total: 2 });
  expect(await test.db.sample.count({ where: { projectId } })).toBe(2);
  const stored = await test.db.runItem.findMany({ where: { runId: id } });
  const flaws = stored.map(({ outcome }) => drawOutcomeSchema.parse(outcome).flaw);
  expect(flaws.toSorted()).toEqual(['duplicate', null]);
});
