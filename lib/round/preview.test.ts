import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idLines } from './chosen-samples';
import { isEmpty, type RoundPreview, warningsOf } from './preview';

const person = (name: string, more: object = {}) => ({
  userId: name,
  name,
  knows: 0,
  mayGet: 28,
  honeypots: 3,
  ...more,
});
const preview = (more: Partial<RoundPreview> = {}): RoundPreview => ({
  drawn: '',
  kind: 'main',
  honeypotShare: 0,
  repeats: false,
  chosen: 28,
  samples: 28,
  places: 28,
  known: 0,
  honeypots: 0,
  met: 0,
  first: [],
  before: [],
  after: [],
  unknown: [],
  people: [person('Ann'), person('Bo')],
  ...more,
});

describe('warningsOf', () => {
  it('a sound round: no warning', () => {
    expect(warningsOf(preview())).toEqual([]);
    expect(warningsOf(preview({ kind: 'training', known: 28 }))).toEqual([]);
    expect(warningsOf(preview({ honeypotShare: 10, honeypots: 3 }))).toEqual([]);
  });

  it.each<[string, Partial<RoundPreview>, object[]]>([
    ['no answer is known in training', { kind: 'training', samples: 0 }, [{ kind: 'noKnown', of: 28 }]],
    ['only some are', { kind: 'training', samples: 5 }, [{ kind: 'onlyKnown', samples: 5, of: 28 }]],
    ['nobody takes part', { people: [] }, [{ kind: 'nobody' }]],
    ['nobody may get any', { people: [person('Ann', { mayGet: 0 })] }, [{ kind: 'nothing' }]],
    ['nothing is drawn', { samples: 0, places: 0 }, [{ kind: 'nothing' }]],
    [
      'the share comes to less than one honeypot a person',
      { honeypotShare: 5, honeypots: 2, places: 28 },
      [{ kind: 'fewHoneypots', perPerson: 0.7000000000000001, laid: 2 }],
    ],
    [
      'no honeypot can be laid',
      { honeypotShare: 20, honeypots: 0 },
      [{ kind: 'fewHoneypots', perPerson: 2.8000000000000003, laid: 0 }],
    ],
    [
      'somebody knows all honeypots',
      { honeypotShare: 20, honeypots: 3, people: [person('Ann'), person('Bo', { honeypots: 0 })] },
      [{ kind: 'voidHoneypots', people: ['Bo'] }],
    ],
    ['samples were had before', { met: 4 }, [{ kind: 'met', samples: 4, repeats: false }]],
  ])('warns where %s', (_where, more, warnings) => expect(warningsOf(preview(more))).toEqual(warnings));

  it('calls a round empty exactly where nobody of it would get a sample', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.nat(5)), (samples, mayGet) => {
        const people = mayGet.map((n, at) => person(String(at), { mayGet: Math.min(n, samples) }));
        expect(isEmpty(preview({ samples, people }))).toBe(!people.some((one) => one.mayGet > 0));
      }),
    );
  });
});

describe('idLines', () => {
  it('finds every id with the number of its line, whatever ends the lines and stands around them', () => {
    const id = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const line = fc.record({ id: fc.option(id), pad: fc.constantFrom('', ' ', '\t') });
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const text = lines.map((one) => `${one.pad}${one.id ?? ''}${one.pad}`).join(end);
        const named = lines.flatMap((one, at) => (one.id === null ? [] : [{ line: at + 1, id: one.id }]));
        expect(idLines(text)).toEqual(named);
      }),
    );
  });
});
