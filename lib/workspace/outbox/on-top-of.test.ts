import { describe, expect, it } from 'vitest';
import { type Change, type ChangeResult } from '@/lib/annotation/labels/change';
import { id, view } from '../state/workspace-fixture';
import { backOffMs } from './send-change';
import { onTopOf } from './on-top-of';

const result = (version: number): ChangeResult => {
  const { annotation, segments } = view();
  const label = { ...segments[0]!.label, version };
  return {
    annotation: { ...annotation, version: 7 },
    labels: [{ segmentId: id(1), label, revealed: null }],
    segments: null,
  };
};
const undecide = (segmentId: string): Change => ({
  kind: 'undecide',
  changeId: id(5),
  segmentId,
  version: 1,
});

describe('a logged change', () => {
  it('builds on the last version that the ones before it left behind', () => {
    expect(onTopOf(undecide(id(1)), [result(2), result(3)])).toMatchObject({ version: 3 });
    expect(onTopOf(undecide(id(2)), [result(2)])).toMatchObject({ version: 1 });
    expect(onTopOf({ kind: 'note', changeId: id(6), note: '', version: 1 }, [result(2)])).toMatchObject({
      version: 7,
    });
  });
});

describe('backOffMs', () => {
  it('doubles from a second to twenty', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(backOffMs)).toEqual([1000, 2000, 4000, 8000, 16000, 20000, 20000]);
  });
});
