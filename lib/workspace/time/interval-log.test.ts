import { describe, expect, it } from 'vitest';
import { drop, keep, waiting } from './interval-log';

function storage(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}
const interval = (id: string) => ({ id, annotationId: 'a', ms: 1_000 });

describe('the log of active time', () => {
  it('keeps batches in order until they are dropped', () => {
    const place = storage();
    keep(place, interval('1'));
    keep(place, interval('2'));
    drop(place, '1');
    drop(place, '1');
    expect(waiting(place)).toEqual([interval('2')]);
  });

  it('takes no harm from what else stands there, and holds two hundred at most', () => {
    expect(waiting(storage({ 'active-time': 'x' }))).toEqual([]);
    expect(waiting(storage({ 'active-time': '[1,{"id":"a"}]' }))).toEqual([]);
    const place = storage();
    for (let id = 0; id < 205; id += 1) keep(place, interval(String(id)));
    expect(waiting(place)).toHaveLength(200);
    expect(waiting(place)[0]!.id).toBe('5');
  });
});
