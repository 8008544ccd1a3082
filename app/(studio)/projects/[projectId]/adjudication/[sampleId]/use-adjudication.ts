'use client';

import { useRef, useState } from 'react';
import { useErrorText } from '@/components/error-text/use-error-text';
import { useToast } from '@/components/ui/overlay/toast';
import type { UnitView, AdjudicationView } from '@/lib/adjudication/view';
import type { AppError } from '@/lib/errors';

/** A change as it is sent, without its id and versions, which are filled in when it is sent. */
export type AdjudicationAct =
  | { kind: 'open'; takeOver?: boolean }
  | { kind: 'take'; unit: number; annotationId: string }
  | { kind: 'write'; unit: number; judgement: object }
  | { kind: 'undecide'; unit: number }
  /** Stands on the segments of that person. */
  | { kind: 'cut'; annotationId: string }
  | { kind: 'split'; unit: number; at: number }
  | { kind: 'merge'; unit: number }
  | { kind: 'remove'; unit: number }
  /** A place of the answer in no segment, UTF-16. */
  | { kind: 'add'; start: number; end: number }
  /** Back to the segments before the last change of them. */
  | { kind: 'undo' }
  | { kind: 'submit' }
  | { kind: 'reopen'; reason: string };

/**
 * The adjudication as it stands, and the way to act on it: acts are sent one after another, each over what the one
 * before left; the first begins the adjudication. `act` returns whether it was done; a refusal is shown as a toast,
 * until something is done.
 */
export function useAdjudication(initial: AdjudicationView) {
  const [view, setView] = useState(initial);
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(initial);
  /** The segments before each change of them, the last one last. */
  const past = useRef<string[][]>([]);
  const [undoable, setUndoable] = useState(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const toast = useToast();
  const text = useErrorText();
  const url = `/api/v1/projects/${initial.project.id}/adjudication/${initial.sample.id}`;

  async function ask(body: object | null): Promise<boolean> {
    try {
      const response = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
      const answer = (await response.json()) as AdjudicationView | { error: AppError };
      if ('error' in answer) {
        toast.error({ title: text.whole(answer.error) });
        return false;
      }
      latest.current = answer;
      setView(answer);
      // To read it again, as after a refusal, is no success.
      if (body) toast.closeErrors();
      return true;
    } catch {
      toast.error({ title: text.whole({ code: 'unavailable', what: 'worker' }) });
      return false;
    }
  }

  async function perform(act: AdjudicationAct): Promise<boolean> {
    const begun = latest.current.adjudication !== null;
    if (act.kind === 'open') return ask(act);
    if (!begun && act.kind !== 'reopen' && !(await ask({ kind: 'open' }))) return false;
    const before = latest.current.units.map(({ id }) => id);
    const sent = act.kind === 'undo' ? { kind: 'resegment', segmentIds: past.current.at(-1) } : act;
    const done = await ask({ changeId: crypto.randomUUID(), ...asSent(sent, latest.current) });
    if (done && act.kind === 'undo') past.current.pop();
    if (done && RECUTS.has(act.kind)) past.current.push(before);
    setUndoable(past.current.length > 0);
    // Somebody else changed the adjudication: shows their state.
    if (!done) await ask(null);
    return done;
  }

  function act(wanted: AdjudicationAct): Promise<boolean> {
    setWaiting((count) => count + 1);
    const done = turn.current.then(() => perform(wanted)).finally(() => setWaiting((count) => count - 1));
    turn.current = done;
    return done;
  }
  return { view, act, busy: waiting > 0, undoable };
}

const RECUTS: ReadonlySet<string> = new Set(['cut', 'split', 'merge', 'add', 'remove']);

type Sent =
  Exclude<AdjudicationAct, { kind: 'open' | 'undo' }> | { kind: string; segmentIds: string[] | undefined };

/** With the version that the act is over: the label's, or that of the whole. */
function asSent(act: Sent, { units, adjudication }: AdjudicationView): object {
  const whole = { version: adjudication?.version ?? 0 };
  if (act.kind === 'add') return { ...act, ...whole, newId: crypto.randomUUID() };
  if (!('unit' in act)) return { ...act, ...whole };
  const { unit: at, ...rest } = act;
  const unit: UnitView | undefined = units[at];
  if (act.kind === 'split')
    return { ...rest, ...whole, segmentId: unit?.id, newIds: [crypto.randomUUID(), crypto.randomUUID()] };
  if (act.kind === 'merge') return { ...rest, ...whole, segmentId: unit?.id, newId: crypto.randomUUID() };
  if (act.kind === 'remove') return { ...rest, ...whole, segmentId: unit?.id };
  return { ...rest, segmentId: unit?.id, version: unit?.label?.version ?? 0 };
}
