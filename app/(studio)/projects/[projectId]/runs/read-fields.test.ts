import { describe, expect, it } from 'vitest';
import {
  choiceFields,
  judgeWeightName,
  modelValue,
  paramName,
  readBudget,
  readDryRunForm,
  readParams,
} from './read-fields';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('fields of a run', () => {
  it('a model with slashes, and a switch that is on: knows endpoint, model and parameters', () => {
    const model = modelValue('id-1', 'org/model');
    const name = paramName({ kind: 'switch', key: 'factsOnly' });
    expect(readDryRunForm(form({ model, [name]: 'on' }))).toEqual({
      endpointId: 'id-1',
      model: 'org/model',
      params: { factsOnly: true },
    });
    expect(readDryRunForm(form({}))).toEqual({ endpointId: null, model: null, params: {} });
  });

  it('parameters of each kind: are values of their types, and those left empty are not set', () => {
    const data = form({
      [paramName({ kind: 'switch', key: 'factsOnly' })]: 'on',
      [paramName({ kind: 'number', key: 'votes' })]: '5',
      [paramName({ kind: 'number', key: 'threshold' })]: '',
      [paramName({ kind: 'number', key: 'odd' })]: 'much',
      [paramName({ kind: 'choice', key: 'granularity' })]: 'sentence',
      [paramName({ kind: 'choice', key: 'style' })]: '',
      budget: '1',
    });
    expect(readParams(data)).toEqual({ factsOnly: true, votes: 5, odd: NaN, granularity: 'sentence' });
  });

  it('ticked judges: each with its weight, 1 where that is empty; none ticked: an empty list', () => {
    const name = paramName({ kind: 'judges', key: 'judges' });
    const data = form({ [judgeWeightName('run-1')]: '3', [judgeWeightName('run-2')]: '' });
    data.append(name, '');
    expect(readParams(data)).toEqual({ judges: [] });
    data.append(name, 'run-1/{"method":"felm","params":{"a":"b/c"}}');
    data.append(name, 'run-2/{"method":"ragas"}');
    data.append(name, 'run-3/no JSON');
    expect(readParams(data)).toEqual({
      judges: [
        { method: 'felm', params: { a: 'b/c' }, weight: 3 },
        { method: 'ragas', weight: 1 },
        { weight: 1 },
      ],
    });
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
    [{}, { scope: 'all', goldOf: null, count: null }],
    [
      { scope: 'without_prediction', count: '' },
      { scope: 'without_prediction', goldOf: null, count: null },
    ],
    [
      { scope: 'all', goldOf: '-', count: '200' },
      { scope: 'all', goldOf: null, count: 200 },
    ],
    [
      { scope: 'all', goldOf: '3/test.v1' },
      { scope: 'all', goldOf: '3/test.v1', count: null },
    ],
    [{ scope: 'other' }, { scope: 'all', goldOf: null, count: null }],
    [{ goldOf: '0' }, { scope: 'all', goldOf: null, count: null }],
    [{ count: '-1' }, { scope: 'all', goldOf: null, count: null }],
  ])('reads the choice %j', (fields, choice) => {
    expect(choiceFields(fields)).toEqual(choice);
  });
});
