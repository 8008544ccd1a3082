import { describe, expect, it } from 'vitest';
import { type Change } from '@/lib/annotation/labels/change';
import { id } from '../state/workspace-fixture';
import { forget, loggedAnnotations, loadLogs, storeLog } from './outbox-log';
import { storage } from '@/lib/browser/storage-fixture';

const change = (number: number): Change => ({
  kind: 'note',
  changeId: id(number),
  note: `n${number}`,
  version: 1,
});

describe('the log of unacknowledged changes', () => {
  it('reads back what every tab left, in order and once', async () => {
    const store = storage();
    storeLog(store, id(1), 'a', [change(10), change(11)]);
    storeLog(store, id(1), 'b', [change(11), change(12)]);
    storeLog(store, id(2), 'a', [change(20)]);
    expect(await loadLogs(store, id(1))).toEqual([change(10), change(11), change(12)]);
    expect(loggedAnnotations(store)).toEqual([id(1), id(2)]);
  });

  it('forgets what was acknowledged in every tab, and leaves nothing behind when all was', async () => {
    const store = storage();
    storeLog(store, id(1), 'a', [change(10)]);
    storeLog(store, id(1), 'b', [change(10), change(11)]);
    forget(store, id(1), new Set([id(10)]));
    expect(await loadLogs(store, id(1))).toEqual([change(11)]);
    forget(store, id(1), new Set([id(11)]));
    expect(store.length).toBe(0);
  });

  it('loses no change beside one that is not understood, and mends a text that cannot be stored', async () => {
    const store = storage();
    const logged = [{ kind: 'unknown' }, { ...change(10), note: 'n\u000010' }, change(11)];
    store.setItem(`face4rag.outbox.${id(1)}.a`, JSON.stringify(logged));
    expect(await loadLogs(store, id(1))).toEqual([change(10), change(11)]);
  });

  it('unreadable entries: are skipped', async () => {
    const store = storage();
    storeLog(store, id(1), 'a', [change(10)]);
    store.setItem(`face4rag.outbox.${id(1)}.b`, '{"half');
    store.setItem(`face4rag.outbox.${id(1)}.c`, '[{"kind":"unknown"}]');
    expect(await loadLogs(store, id(1))).toEqual([change(10)]);
  });

  it('a browser that refuses to store: false', () => {
    expect(storeLog(storage(true), id(1), 'a', [change(10)])).toBe(false);
  });
});
