import { act as onDesk } from '@/app/(studio)/projects/[projectId]/annotate/workspace/act';
import { missingOf, reduce } from '@/app/(studio)/projects/[projectId]/annotate/workspace/reduce';
import type { Desk, Stamp } from '@/app/(studio)/projects/[projectId]/annotate/workspace/state';
import type { Missing } from '@/lib/annotation/submission';
import type { SegmentView } from '@/lib/annotation/view';
import { splitSentences } from '@/lib/text/sentences';
import type { DeskAct } from './act';

/** What a person had before them when they submitted: what has to be found wherever it is read. */
export interface SubmittedDesk {
  annotationId: string;
  segments: ReturnType<typeof shown>[];
}

/** A segment as its author sees it. */
export function shown({ text, spans, label }: SegmentView) {
  const { fact, logic, errorType, evidence, note } = label;
  return { text, spans, said: { fact, logic, errorType, evidence, note } };
}

/** Does what a person does there; what does not fit leaves the outbox as it is. Saving what it made is the caller's. */
export function doAtDesk(desk: Desk, act: DeskAct, stamp: () => Stamp): Desk {
  if (act.do === 'undo' || act.do === 'redo') return reduce(desk, { kind: act.do, stamp: stamp() });
  const segment = desk.segments[act.segment % desk.segments.length]!;
  const at = reduce(desk, { kind: 'select', segmentId: segment.id });
  switch (act.do) {
    case 'accept':
    case 'consistent':
    case 'unsure':
    case 'merge':
      return onDesk(at, { kind: act.do }, stamp());
    case 'note':
      return onDesk(
        at,
        { kind: 'segment-note', segmentId: segment.id, note: `note ${act.segment % 3}` },
        stamp(),
      );
    case 'flag':
      return onDesk(
        at,
        { kind: 'flag', reason: desk.annotation.flagReason === null ? 'unclear' : null },
        stamp(),
      );
    case 'type':
      return onDesk(at, { kind: 'type', errorType: act.type, stage: 'fact' }, stamp());
    case 'search':
      return reduce(at, { kind: 'not-found', searched: [segment.text.slice(0, 20)], stamp: stamp() });
    case 'split':
      return onDesk(at, { kind: 'split', at: act.at % (segment.text.length + 1) }, stamp());
    case 'reword':
      return onDesk(at, { kind: 'edit', text: `That is so, ${act.at}. 😀` }, stamp());
    case 'supports':
    case 'contradicts': {
      const sentences = splitSentences(desk.sample.reference);
      const [start, end] = sentences[act.at % sentences.length]!;
      return reduce(at, { kind: 'mark-span', relation: act.do, start, end, stamp: stamp() });
    }
  }
}

/** Gives every segment what it lacks, as somebody does who wants to be done: mostly as the method has it, with what proves it. */
export function complete(desk: Desk, stamp: () => Stamp): Desk {
  let at = desk;
  const most = 8 * desk.segments.length + desk.segments.flatMap(({ label }) => label.evidence).length;
  for (let turn = 0; missingOf(at).length > 0; turn += 1) {
    const missing = missingOf(at)[0]!;
    if (turn > most) throw new Error(`nothing completes ${JSON.stringify(missingOf(at))}`);
    at = mend(reduce(at, { kind: 'select', segmentId: missing.segmentId }), missing, turn, stamp);
  }
  return at;
}

function mend(desk: Desk, missing: Missing, turn: number, stamp: () => Stamp): Desk {
  if (missing.what === 'type')
    return onDesk(desk, { kind: 'type', errorType: 'Hallu', stage: 'fact' }, stamp());
  if (missing.what === 'evidence')
    return missing.need === 'nothing_contrary'
      ? onDesk(desk, { kind: 'drop-evidence', at: 0 }, stamp())
      : doAtDesk(desk, { do: 'contradicts', segment: indexOf(desk, missing), at: turn }, stamp);
  const { machine } = desk.segments[indexOf(desk, missing)]!;
  if (machine?.fact !== 'inconsistent') return onDesk(desk, { kind: 'consistent' }, stamp());
  const errorType = machine.errorType ?? machine.details.suggestedType ?? 'Hallu';
  return onDesk(desk, { kind: 'type', errorType, stage: 'fact' }, stamp());
}

const indexOf = ({ segments }: Desk, { segmentId }: Missing): number =>
  segments.findIndex(({ id }) => id === segmentId);
