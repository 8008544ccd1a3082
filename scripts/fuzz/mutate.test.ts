import { expect, it } from 'vitest';
import { Prng } from './prng';
import { mutateJson } from './mutate';

it('a mutated value depends on its seed alone, whatever was mutated before', () => {
  const mutated = (seed: number) => mutateJson({ a: { b: 1 }, c: ['d'] }, new Prng(seed));
  const seeds = Array.from({ length: 3_000 }, (_, seed) => seed);
  const uuid = /[\da-f]{8}-[\da-f-]{27}/g;
  const text = (seed: number) => JSON.stringify(mutated(seed)).replaceAll(uuid, 'id');
  expect(seeds.map(text)).toEqual(seeds.map(text));
});
