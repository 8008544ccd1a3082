import { describe, expect, it } from 'vitest';
import { pedigreeSchema } from './pedigree';

const read = (intended: unknown) =>
  pedigreeSchema.safeParse({ recipe: 'number', version: '1', source: 'a', intended, edits: [] });

describe('pedigreeSchema', () => {
  it.each([
    ['several types', ['LOver', 'KCont'], ['KCont', 'LOver']],
    ['a type that stands twice', ['KCont', 'Hallu', 'KCont'], ['Hallu', 'KCont']],
    ['no type', [], []],
    ['one type, as earlier files have it', 'KConf', ['KConf']],
    ['null, as earlier files have it', null, []],
  ])('%s: reads the types in the order of the typology, each once', (_, given, intended) => {
    expect(read(given).data).toEqual({
      ...{ recipe: 'number', version: '1', source: 'a', intended, edits: [] },
      ...{ model: null, rationale: null },
    });
  });

  it.each([['Wrong'], [['KCont', 'Wrong']], [undefined], [1]])('%j: is refused at its place', (given) => {
    expect(read(given).error!.issues[0]!.path[0]).toBe('intended');
  });
});
