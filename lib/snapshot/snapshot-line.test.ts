import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedSample } from '@/lib/testing/database/stored-samples';
import { canonicalJson } from './canonical-json';
import {
  fromKept,
  type KeptRecord,
  lineOfKept,
  type SnapshotGold,
  snapshotLine,
  snapshotRecord,
  snapshotBytes,
} from './snapshot-line';

const rule = { kind: 'majority', votes: 2 } as const;

describe('a line of a snapshot', () => {
  it('any sample: what is stored with its texts gives the very same line', () => {
    fc.assert(
      fc.property(storedSample, fc.constantFrom('gold', 'annotations'), (stored, content) => {
        const record = snapshotRecord(stored, { rule, content });
        const bytes = snapshotBytes(record);
        const texts = { line: bytes.line.toString(), kept: bytes.kept.toString() };
        expect(texts.line).toBe(snapshotLine(record));
        const kept = JSON.parse(texts.kept) as KeptRecord;
        expect(canonicalJson(kept)).toBe(texts.kept);
        expect(Object.keys(kept)).not.toContain('reference');
        expect(snapshotLine(fromKept(kept, stored))).toBe(texts.line);
        expect(lineOfKept(texts.kept, stored)).toBe(texts.line);
        expect(snapshotLine(record)).not.toContain('\n');
      }),
    );
  });

  it('any sample: tells nothing of how work went; drafts and predictions that were replaced are left out', () => {
    fc.assert(
      fc.property(storedSample, (stored) => {
        const gold = snapshotRecord(stored, { rule, content: 'gold' });
        const whole = snapshotRecord(stored, { rule, content: 'annotations' });
        expect(gold.gold).toEqual(withoutNamed(whole.gold));
        expect([gold.annotations, gold.past_segments]).toEqual([[], []]);
        for (const { places, comments, rounds, known_use } of [gold, whole])
          expect({ places, comments, rounds, known_use }).toEqual({
            ...{ places: [], comments: [], rounds: null, known_use: null },
          });
        const kept = stored.annotations.filter(({ source, state, superseded }) =>
          source === 'method' ? !superseded : state === 'submitted',
        );
        expect(whole.annotations.map(({ source, state }) => [source, state])).toEqual(
          kept.map(({ source, state }) => [source, state]),
        );
      }),
    );
  });
});

/** Gold without who said what of it, and what methods say. */
const withoutNamed = (gold: SnapshotGold | null): SnapshotGold | null =>
  gold && {
    ...gold,
    units: gold.units.map(({ labels: _labels, predictions: _predictions, ...unit }) => unit),
  };
