import { describe, expect, it } from 'vitest';
import { machineDetailsSchema } from '../labels/machine';
import { type Revealable, revealBy, seenExposure } from './reveal';
import type { MachineView } from '../view';

const prediction: MachineView = {
  fact: 'consistent',
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  steps: null,
  details: machineDetailsSchema.parse({}),
};
const consistent = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const wrong = { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' } as const;
const first = new Date('2026-11-21T09:00:00Z');
const at = new Date('2026-11-21T09:05:00Z');
const now = { prediction, unseen: false, holds: false, at };

const open: Revealable = {
  fact: 'not_judged',
  logic: 'not_judged',
  errorType: null,
  decidedAt: null,
  revealedAt: null,
  exposure: 'segmentation',
};
const revealed: Revealable = { ...open, ...wrong, decidedAt: first, revealedAt: first };

describe('revealBy', () => {
  it('reveals with the first verdict, which was given unexposed', () => {
    expect(revealBy('reveal', open, wrong, now)).toEqual({
      revealedAt: at,
      exposure: 'segmentation',
      flip: null,
      believed: false,
    });
  });

  it('reveals nothing in another arm, where nothing was said, or when nothing was decided', () => {
    const nothing = { revealedAt: null, exposure: 'segmentation', flip: null, believed: false };
    for (const arm of ['prefilled', 'control', 'blind'] as const)
      expect(revealBy(arm, open, wrong, now)).toEqual(nothing);
    expect(revealBy('reveal', open, wrong, { ...now, prediction: null })).toEqual(nothing);
    expect(revealBy('reveal', open, null, now)).toEqual(nothing);
  });

  it('waits for both stages and the type', () => {
    const nothing = { revealedAt: null, exposure: 'segmentation', flip: null, believed: false };
    expect(revealBy('reveal', open, consistent, { ...now, holds: true })).toEqual(nothing);
    expect(revealBy('reveal', open, { ...wrong, errorType: null }, now)).toEqual(nothing);
    const begun = { ...open, ...wrong, errorType: null, decidedAt: first };
    expect(revealBy('reveal', begun, wrong, now)).toEqual({ ...nothing, revealedAt: at });
  });

  it('takes a change after the reveal for a flip, given after the verdict was seen', () => {
    expect(revealBy('reveal', revealed, consistent, now)).toEqual({
      revealedAt: first,
      exposure: 'verdict',
      flip: { before: wrong, exposure: 'segmentation', after: consistent },
      believed: false,
    });
  });

  it('keeps the first verdict unexposed when it is only confirmed', () => {
    expect(revealBy('reveal', revealed, wrong, now)).toEqual({
      revealedAt: first,
      exposure: 'segmentation',
      flip: null,
      believed: false,
    });
  });

  it('leaves a trace of a verdict taken back, and of the one given instead', () => {
    const back = revealBy('reveal', revealed, null, now);
    expect(back).toEqual({
      revealedAt: first,
      exposure: 'segmentation',
      flip: { before: wrong, exposure: 'segmentation', after: null },
      believed: false,
    });
    const undone = { ...revealed, ...open, revealedAt: first };
    for (const verdict of [wrong, consistent])
      expect(revealBy('reveal', undone, verdict, now)).toEqual({
        revealedAt: first,
        exposure: 'verdict',
        flip: { before: null, exposure: 'segmentation', after: verdict },
        believed: false,
      });
  });

  it('believes for ten seconds that a change had been made before the reveal was seen', () => {
    const waited = (ms: number) =>
      revealBy('reveal', revealed, consistent, {
        ...now,
        unseen: true,
        at: new Date(first.getTime() + ms),
      });
    expect(waited(10_000)).toEqual({
      revealedAt: first,
      exposure: 'segmentation',
      flip: null,
      believed: true,
    });
    expect(waited(10_001)).toMatchObject({ believed: false, exposure: 'verdict', flip: { before: wrong } });
  });
});

describe('seenExposure', () => {
  it("is the prediction's once it was revealed", () => {
    expect(seenExposure(revealed, prediction)).toBe('verdict');
    expect(seenExposure(open, null)).toBe('segmentation');
    expect(seenExposure({ ...revealed, exposure: 'peer' }, prediction)).toBe('peer');
  });
});
