import { beforeAll, describe, expect, it } from 'vitest';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { namedEndpoint } from './named-endpoint';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeAll(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
const add = async (name: string, ...models: string[]) =>
  (
    await createEndpoint(await person(test.db, 'owner'), {
      name,
      baseUrl: 'https://models.example/v1',
      models: models.map((model) => ({ name: model })),
    })
  ).id;

describe('the endpoint that options name', () => {
  it('is the only one, then the one that is named; every doubt is said in words', async () => {
    await expect(namedEndpoint(lead, projectId, {})).rejects.toThrow('There is no endpoint yet');
    const ours = await add('Ours', 'judge-1');
    expect(await namedEndpoint(lead, projectId, {})).toEqual({ endpointId: ours, model: 'judge-1' });
    const theirs = await add('Theirs', 'judge-1', 'judge-2');
    await expect(namedEndpoint(lead, projectId, {})).rejects.toThrow('--endpoint');
    await expect(namedEndpoint(lead, projectId, { endpoint: 'Others' })).rejects.toThrow(
      'There is no endpoint "Others"; there are "Ours", "Theirs".',
    );
    await expect(namedEndpoint(lead, projectId, { endpoint: 'Theirs' })).rejects.toThrow(
      'Say with --model which one to ask: "judge-1", "judge-2".',
    );
    await expect(namedEndpoint(lead, projectId, { endpoint: theirs, model: 'judge-3' })).rejects.toThrow(
      'Theirs has no model "judge-3"',
    );
    expect(await namedEndpoint(lead, projectId, { endpoint: theirs, model: 'judge-2' })).toEqual({
      endpointId: theirs,
      model: 'judge-2',
    });
  });
});
