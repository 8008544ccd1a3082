import { describe, expect, it } from 'vitest';
import { id, contexts, view } from '../state/workspace-fixture';
import {
  storeSubmitted,
  storeHistory,
  storePosition,
  loadSubmitted,
  readHistory,
  loadPosition,
} from './history-log';
import { reduce } from '../reducer/reduce';
import { type WorkspaceState, openWorkspace } from '../state/state';
import { storage } from '@/lib/browser/storage-fixture';

const actionContext = contexts();
const judged = (): WorkspaceState =>
  reduce(openWorkspace(view()), { kind: 'edit', edit: { kind: 'consistent' }, context: actionContext() });

describe('history of a tab', () => {
  it('takes back after a reload what was done before it', () => {
    const store = storage();
    const before = judged();
    storeHistory(store, id(92), before);
    // The server's versions are later ones, what the labels say is the same.
    const segments = before.segments.map((one) => ({ ...one, label: { ...one.label, version: 9 } }));
    const opened = openWorkspace({ ...view(), segments });
    const history = readHistory(store, id(92), opened.segments)!;
    const back = reduce(reduce(opened, { kind: 'remembered', history }), {
      kind: 'undo',
      context: actionContext(),
    });
    expect(history.past).toEqual(before.past);
    expect(back.past).toEqual([]);
    expect(back.announcement.key).toBe('undone');
  });

  it('segments replaced by a split: are kept for undo', () => {
    const store = storage();
    const cut = reduce(openWorkspace(view()), {
      kind: 'edit',
      edit: { kind: 'merge' },
      context: actionContext(),
    });
    storeHistory(store, id(92), cut);
    const { past, retired } = readHistory(store, id(92), cut.segments)!;
    const reloaded: WorkspaceState = { ...cut, past: [], retired: {}, outbox: [] };
    const history = { past, future: [], retired };
    const back = reduce(reduce(reloaded, { kind: 'remembered', history }), {
      kind: 'undo',
      context: actionContext(),
    });
    expect(back.segments.map(({ text }) => text)).toEqual(view().segments.map(({ text }) => text));
  });

  it('is forgotten where the labels are others than it leads back from, or cannot be read', () => {
    const store = storage();
    storeHistory(store, id(92), judged());
    const [first, ...others] = judged().segments;
    const elsewhere = [{ ...first!, label: { ...first!.label, note: 'by another' } }, ...others];
    expect(readHistory(store, id(92), elsewhere)).toBeNull();
    expect(readHistory(store, id(93), judged().segments)).toBeNull();
    store.setItem(`face4rag.history.${id(92)}`, '{"past":');
    expect(readHistory(store, id(92), judged().segments)).toBeNull();
  });

  it('with a step of a kind that this version does not know: is forgotten', () => {
    const store = storage();
    storeHistory(store, id(92), judged());
    const key = `face4rag.history.${id(92)}`;
    const kept = JSON.parse(store.getItem(key)!) as { past: { kind: string }[] };
    for (const step of [{ ...kept.past[0]!, kind: 'of another version' }, null]) {
      store.setItem(key, JSON.stringify({ ...kept, past: [step] }));
      expect(readHistory(store, id(92), judged().segments)).toBeNull();
    }
  });

  it('a full storage: nothing is kept, and this visit’s steps stay', () => {
    storeHistory(storage(true), id(92), judged());
    const here = judged();
    const history = { past: [], future: [], retired: {} };
    expect(reduce(here, { kind: 'remembered', history })).toBe(here);
  });

  it('comes back to the segment where a visit ended, once all are judged', () => {
    const store = storage();
    const open = openWorkspace(view());
    const last = open.segments.at(-1)!.id;
    storePosition(store, id(92), last);
    expect(loadPosition(store, id(92), open.segments)).toBeNull();
    const done = open.segments.map((one) => ({
      ...one,
      label: { ...one.label, decidedAt: '2026-11-20T10:00:00Z' },
    }));
    expect(openWorkspace({ ...view(), segments: done }).selectedId).toBe(done[0]!.id);
    expect(loadPosition(store, id(92), done)).toBe(last);
    expect(loadPosition(store, id(92), done.slice(0, -1))).toBeNull();
    storePosition(storage(true), id(92), last);
  });

  it('knows the sample submitted last, in its own project', () => {
    const store = storage();
    storeSubmitted(store, { projectId: id(90), sampleId: id(91), annotationId: id(92) });
    expect(loadSubmitted(store, id(90))?.sampleId).toBe(id(91));
    expect(loadSubmitted(store, id(1))).toBeNull();
  });
});
