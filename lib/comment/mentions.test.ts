import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asking, mentionedIn, offered, parts, storeMentions, typedAs } from './mentions';

const PEOPLE = [
  { id: 'a1', name: 'Li' },
  { id: 'b2', name: 'Li Wei' },
  { id: 'c3', name: '王芳' },
];

describe('mentions', () => {
  it('are stored by id, the longest name first, full-width signs too', () => {
    expect(storeMentions('@Li Wei and @Li, see ＠王芳的话', PEOPLE)).toBe('<@b2> and <@a1>, see <@c3>的话');
    expect(storeMentions('me@example.test', PEOPLE)).toBe('me@example.test');
    expect(mentionedIn('<@b2> and <@a1> and <@b2>')).toEqual(['b2', 'a1']);
  });

  it('cannot be forged by typing what is stored', () => {
    expect(mentionedIn(storeMentions('<@a1>', PEOPLE))).toEqual([]);
  });

  it('come back as they were typed, and as a question mark for somebody who is gone', () => {
    const stored = storeMentions('Hello @Li Wei!', PEOPLE);
    expect(typedAs(stored, PEOPLE)).toBe('Hello @Li Wei!');
    expect(typedAs(stored, [])).toBe('Hello @?!');
    expect(parts('<@c3> x', PEOPLE)).toEqual([{ mention: 'c3', name: '王芳' }, { text: ' x' }]);
  });

  it('are asked for where an @ stands before the caret', () => {
    expect(asking('to @Li', 6)).toEqual({ from: 3, query: 'Li' });
    expect(asking('to @Li', 3)).toBeNull();
    expect(asking('请＠王', 3)).toEqual({ from: 1, query: '王' });
    expect(asking('@a b', 4)).toBeNull();
  });
});

describe('people offered behind an @', () => {
  const names = fc.uniqueArray(fc.constantFrom('Ann', 'Anna', 'anja', 'Bo', '王芳', '王'), { minLength: 1 });
  const asked = fc.tuple(names, fc.constantFrom('', 'a', 'ann', 'b', '王', 'x'), fc.nat(5));

  it('any letters: oneself stands behind everybody else, and never for an @ alone', () => {
    fc.assert(
      fc.property(asked, ([all, query, at]) => {
        const people = all.map((name) => ({ id: name, name }));
        const me = people[at % people.length]!.id;
        const found = offered(people, { me, query, most: 3 });
        const own = found.findIndex(({ id }) => id === me);
        expect(own === -1 || (query !== '' && own === found.length - 1)).toBe(true);
        const fits = people.filter(({ name }) => name.toLowerCase().startsWith(query));
        const others = fits.filter(({ id }) => id !== me);
        expect(found.length).toBe(Math.min(3, query === '' ? others.length : fits.length));
      }),
    );
  });
});
