import { applyEdit as onWorkspace } from '@/lib/workspace/reducer/apply-edit';
import { reduce } from '@/lib/workspace/reducer/reduce';
import { missingOf } from '@/lib/workspace/reducer/submit';
import type { WorkspaceState, ActionContext } from '@/lib/workspace/state/state';
import type { SegmentView } from '@/lib/annotation/view';
import { splitSentences } from '@/lib/text/sentences';
import type { RandomAct } from './act';

/** What a person had before them when they submitted: what has to be found wherever it is read. */
export interface SubmittedWorkspace {
  annotationId: string;
  segments: ReturnType<typeof shown>[];
}

/** A segment as its author sees it. */
export function shown({ text, spans, label }: SegmentView) {
  const { fact, logic, errorType, evidence, note } = label;
  return { text, spans, said: { fact, logic, errorType, evidence, note } };
}

/** Does what a person does there; what does not fit leaves the outbox as it is. Saving what it made is the caller's. */
export function actInWorkspace(
  workspace: WorkspaceState,
  act: RandomAct,
  actionContext: () => ActionContext,
): WorkspaceState {
  if (act.do === 'undo' || act.do === 'redo')
    return reduce(workspace, { kind: act.do, context: actionContext() });
  const segment = workspace.segments[act.segment % workspace.segments.length]!;
  const at = reduce(workspace, { kind: 'select', segmentId: segment.id });
  switch (act.do) {
    case 'accept':
    case 'consistent':
    case 'unsure':
    case 'merge':
    case 'remove':
      return onWorkspace(at, { kind: act.do }, actionContext());
    case 'add':
      return reduce(at, { kind: 'add-nearest', context: actionContext() });
    case 'note':
      return onWorkspace(
        at,
        { kind: 'segment-note', segmentId: segment.id, note: `note ${act.segment % 3}` },
        actionContext(),
      );
    case 'flag':
      return onWorkspace(
        at,
        { kind: 'flag', reason: workspace.annotation.flagReason === null ? 'unclear' : null },
        actionContext(),
      );
    case 'type':
      return onWorkspace(at, { kind: 'type', errorType: act.type, stage: 'fact' }, actionContext());
    case 'search':
      return reduce(at, {
        kind: 'not-found',
        searched: [segment.text.slice(0, 20)],
        context: actionContext(),
      });
    case 'split':
      return onWorkspace(at, { kind: 'split', at: act.at % (segment.text.length + 1) }, actionContext());
    case 'reword':
      return onWorkspace(at, { kind: 'edit', text: `That is so, ${act.at}. 😀` }, actionContext());
    case 'supports':
    case 'contradicts': {
      const sentences = splitSentences(workspace.sample.reference);
      const [start, end] = sentences[act.at % sentences.length]!;
      return reduce(at, { kind: 'mark-span', relation: act.do, start, end, context: actionContext() });
    }
  }
}

/** Gives every segment what it lacks, as somebody does who wants to be done: mostly as the method has it, with what proves it. */
export function complete(workspace: WorkspaceState, actionContext: () => ActionContext): WorkspaceState {
  let at = workspace;
  const most =
    8 * workspace.segments.length + workspace.segments.flatMap(({ label }) => label.evidence).length;
  for (let turn = 0; missingOf(at).length > 0; turn += 1) {
    const missing = missingOf(at)[0]!;
    if (turn > most) throw new Error(`nothing completes ${JSON.stringify(missingOf(at))}`);
    at = mend(reduce(at, { kind: 'select', segmentId: missing.segmentId }), missing, turn, actionContext);
  }
  return at;
}

function mend(
  workspace: WorkspaceState,
  { segmentId, lacks: [missing] }: ReturnType<typeof missingOf>[number],
  turn: number,
  actionContext: () => ActionContext,
): WorkspaceState {
  if (missing?.what === 'type')
    return onWorkspace(workspace, { kind: 'type', errorType: 'Hallu', stage: 'fact' }, actionContext());
  if (missing?.what === 'evidence')
    return missing.need === 'nothing_contrary'
      ? onWorkspace(workspace, { kind: 'drop-evidence', at: 0 }, actionContext())
      : actInWorkspace(
          workspace,
          { do: 'contradicts', segment: indexOf(workspace, segmentId), at: turn },
          actionContext,
        );
  const { machine } = workspace.segments[indexOf(workspace, segmentId)]!;
  if (machine?.fact !== 'inconsistent')
    return onWorkspace(workspace, { kind: 'consistent' }, actionContext());
  const errorType = machine.errorType ?? machine.details.suggestedType ?? 'Hallu';
  return onWorkspace(workspace, { kind: 'type', errorType, stage: 'fact' }, actionContext());
}

const indexOf = ({ segments }: WorkspaceState, segmentId: string): number =>
  segments.findIndex(({ id }) => id === segmentId);
