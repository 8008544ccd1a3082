import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberTexts } from './member-texts';

it('members of an object, with brackets, commas and quotes in their texts: are told apart', () => {
  expect(memberTexts('{"a":[1,{"b":2}],"c":"}, \\"x\\":\\\\","d":null}')).toEqual([
    ['a', '"a":[1,{"b":2}]'],
    ['c', '"c":"}, \\"x\\":\\\\"'],
    ['d', '"d":null'],
  ]);
  expect(memberTexts('{}')).toEqual([]);
});

it('any object: its members are those that it has, and joined they are the object again', () => {
  const keys = fc.stringMatching(/^[a-z_]{1,8}$/);
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (object) => {
      const json = JSON.stringify(object);
      const members = memberTexts(json);
      expect(members.map(([key]) => key)).toEqual(Object.keys(JSON.parse(json) as object));
      expect(`{${members.map(([, text]) => text).join(',')}}`).toBe(json);
    }),
  );
});
