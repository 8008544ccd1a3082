import { type Command } from './keys';
import { type Action } from './reduce';
import { type Stamp } from './state';

/** What a command needs to know that is not on the desk. */
export interface Around {
  stamp: Stamp;
  /** Where the words that were looked for stand, if they are being looked at. */
  foundAt: number | null;
  /** What was looked for. */
  searched: string[];
}

/** The action of a command; null for the few that only move the focus or the view. */
export function toAction(command: Command, { stamp, foundAt, searched }: Around): Action | null {
  switch (command.kind) {
    case 'move':
    case 'to-difference':
      return command;
    case 'accept':
    case 'consistent':
    case 'unsure':
    case 'merge':
      return { kind: 'act', act: { kind: command.kind }, stamp };
    case 'undo':
    case 'redo':
    case 'submit':
    case 'cut':
      return { kind: command.kind, stamp };
    case 'leave':
      return { kind: 'mode', mode: { kind: 'read' } };
    case 'pick-type':
    case 'stages':
      return { kind: command.kind };
    case 'to-stage':
      return command;
    case 'say-stage':
    case 'turn-looked':
      return { ...command, stamp };
    case 'drop-looked':
      return { kind: 'drop-looked', stamp };
    case 'take-evidence':
      return { kind: 'act', act: { kind: 'take-evidence' }, stamp };
    case 'type-move':
      return { kind: 'look-at-type', by: command.by };
    case 'type':
      return { kind: 'act', act: { kind: 'type', errorType: command.errorType, stage: null }, stamp };
    case 'stage':
      return { kind: 'act', act: { kind: 'type', errorType: 'Other', stage: command.stage }, stamp };
    case 'walk-on':
    case 'caret':
      return command;
    case 'mark':
      return { kind: 'mark', relation: command.relation, stamp };
    case 'not-found':
      return { kind: 'not-found', searched, stamp };
    case 'open':
      return opening(command.what, foundAt);
    case 'jump':
    case 'hit':
    case 'outline':
    case 'steps':
    case 'aside':
    case 'mine':
      return null;
  }
}

function opening(what: Extract<Command, { kind: 'open' }>['what'], foundAt: number | null): Action | null {
  if (what === 'find') return null;
  if (what === 'evidence') return { kind: 'walk', from: foundAt };
  if (what === 'split') return { kind: 'start-split' };
  return { kind: 'mode', mode: { kind: what } };
}
