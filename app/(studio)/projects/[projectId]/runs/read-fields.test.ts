import { describe, expect, it } from 'vitest';
import { choiceFields, modelValue, paramField, readBudget, readDryRunForm } from './read-fields';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('fields of a run', () => {
  it('knows a model by its endpoint, slashes and all, and the parameters that are set', () => {
    const model = modelValue('id-1', 'org/model');
    expect(readDryRunForm(form({ model, [paramField('factsOnly')]: 'on' }))).toEqual({
      endpointId: 'id-1',
      model: 'org/model',
      params: { factsOnly: true },
    });
    expect(readDryRunForm(form({}))).toEqual({ endpointId: null, model: null, params: {} });
  });

  it.each([
    ['', null],
    [' 2.5 ', 2.5],
    ['0', 0],
    ['much', NaN],
  ])('reads the budget %j', (budget, read) => {
    expect(readBudget(form({ budget }))).toBe(read);
  });

  it.each([
    [{}, { scope: 'all', count: null }],
    [
      { scope: 'unread', count: '' },
      { scope: 'unread', count: null },
    ],
    [
      { scope: 'all', count: '200' },
      { scope: 'all', count: 200 },
    ],
    [{ scope: 'other' }, { scope: 'all', count: null }],
    [{ count: '-1' }, { scope: 'all', count: null }],
  ])('reads the choice %j', (fields, choice) => {
    expect(choiceFields(fields)).toEqual(choice);
  });
});
