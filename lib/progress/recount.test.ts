import { describe, expect, it } from 'vitest';
import { partOf } from './part';
import { type RawRows, recount } from './recount';
import { sampleStateOf } from './sample-state';

describe('partOf', () => {
  it('is training before honeypot, and honeypot before what does not count', () => {
    expect(partOf({ kind: 'training', counts: false }, true)).toBe('training');
    expect(partOf({ kind: 'pilot', counts: false }, true)).toBe('honeypot');
    expect(partOf({ kind: 'pilot', counts: false }, false)).toBe('uncounted');
    expect(partOf({ kind: 'main', counts: true }, false)).toBe('counted');
  });
});

describe('sampleStateOf', () => {
  const none = { withdrawn: false, inProgress: false, reserved: false, labelled: false, free: false };

  it('is the first that holds', () => {
    const all = { withdrawn: true, inProgress: true, reserved: true, labelled: true, free: true };
    expect(sampleStateOf(all)).toBe('withdrawn');
    expect(sampleStateOf({ ...all, withdrawn: false })).toBe('claimed');
    expect(sampleStateOf({ ...none, reserved: true, labelled: true })).toBe('reserved');
    expect(sampleStateOf({ ...none, labelled: true, free: true })).toBe('open');
    expect(sampleStateOf({ ...none, labelled: true })).toBe('submitted');
  });

  it('is open while nobody has labelled the sample, whether or not a place is free', () => {
    expect(sampleStateOf(none)).toBe('open');
    expect(sampleStateOf({ ...none, free: true })).toBe('open');
  });
});

describe('recount', () => {
  const said = (
    roundId: string,
    sampleId: string,
    who: string,
    more: Partial<RawRows['annotations'][0]> = {},
  ) => ({
    roundId,
    sampleId,
    authorId: `author ${who}`,
    userId: who === 'file' ? null : who,
    verdict: 'consistent' as const,
    errorTypes: [],
    confirmed: 2,
    changed: 0,
    ...more,
  });
  const failed = { verdict: 'inconsistent', errorTypes: ['Hallu'], confirmed: 1, changed: 1 } as const;
  const wrong = { ...failed, errorTypes: [...failed.errorTypes] };
  const place = (roundId: string, sampleId: string, openPlaces: number, honeypot = false) => ({
    roundId,
    sampleId,
    openPlaces,
    honeypot,
  });

  // Six samples; c is a honeypot of the main round, f withdrawn; training on e alone.
  const raw: RawRows = {
    samples: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, withdrawn: id === 'f' })),
    rounds: [
      { id: 'main', kind: 'main', counts: true, state: 'open' },
      { id: 'training', kind: 'training', counts: false, state: 'closed' },
    ],
    queued: [
      ...[place('main', 'a', 0), place('main', 'b', 1), place('main', 'c', 1, true), place('main', 'd', 0)],
      ...[place('main', 'e', 1), place('main', 'f', 1), place('training', 'e', 3)],
    ],
    held: [
      { roundId: 'main', sampleId: 'd', userId: 'ann', reserved: false },
      { roundId: 'main', sampleId: 'b', userId: 'bob', reserved: true },
      { roundId: 'main', sampleId: 'f', userId: 'bob', reserved: false },
    ],
    annotations: [
      ...[said('main', 'a', 'ann', wrong), said('main', 'a', 'file', wrong), said('main', 'b', 'ann')],
      ...[
        said('main', 'c', 'bob', wrong),
        said('training', 'e', 'bob', wrong),
        said('main', 'f', 'ann', wrong),
      ],
    ],
    gold: new Map([
      ['a', { verdict: 'inconsistent', origin: 'agreed' }],
      ['b', { verdict: 'consistent', origin: 'single' }],
      ['f', { verdict: 'inconsistent', origin: 'single' }],
    ]),
  };

  it('counts a project by hand-worked values', () => {
    expect(recount(raw).project).toEqual({
      samples: 5,
      withdrawn: 1,
      submitted: 1,
      inProgress: 1,
      reserved: 1,
      open: 2,
      left: 4,
      labelled: 2,
      annotations: { counted: 3, training: 1, honeypot: 1, uncounted: 0 },
      verdicts: { consistent: 1, inconsistent: 2, undecided: 0 },
      acceptance: { confirmed: 4, changed: 2 },
      types: { Hallu: 1 },
      gold: { byOrigin: { single: 1, agreed: 1, adjudicated: 0 }, consistent: 1, inconsistent: 1 },
    });
  });

  it('counts rounds so that each adds up, honeypots apart, and no place free in a closed one', () => {
    const none = { submitted: 0, inProgress: 0, reserved: 0 };
    expect(recount(raw).rounds).toEqual([
      {
        roundId: 'main',
        submitted: 3,
        inProgress: 1,
        reserved: 1,
        free: 2,
        total: 7,
        honeypots: { ...none, submitted: 1 },
      },
      { roundId: 'training', ...none, submitted: 1, free: 0, total: 1, honeypots: none },
    ]);
  });

  it('counts people by account, and imported authors by themselves', () => {
    const people = recount(raw).people.map(({ key, roundId, submitted, honeypots }) => [
      ...[key, roundId, submitted, honeypots.submitted],
    ]);
    expect(people).toEqual([
      ['ann', 'main', 2, 0],
      ['author file', 'main', 1, 0],
      ['bob', 'main', 0, 1],
      ['bob', 'training', 1, 0],
    ]);
  });
});
