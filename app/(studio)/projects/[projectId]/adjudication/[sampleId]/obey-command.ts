import type { AdjudicationView } from '@/lib/adjudication/view';
import { nearestUncovered, type UncoveredText } from '@/lib/workspace/state/uncovered-text';
import type { ChangingCommand, AdjudicationCommand } from './keys';
import type { AdjudicationAct } from './use-adjudication';
import { nextWaiting, waits } from './waits';

/** What a command finds, and what it can do. */
interface Host extends Pick<AdjudicationView, 'units' | 'raters'> {
  /** The selected segment. */
  at: number;
  /** Nothing may be changed. */
  closed: boolean;
  reopens: boolean;
  undoable: boolean;
  uncovered: readonly UncoveredText[];
  act(wanted: AdjudicationAct): Promise<boolean>;
  select(index: number): void;
  take(unit: number, annotationId: string): void;
  add(text: UncoveredText): void;
  split(): void;
  /** Begins a label of the lead's own with a command of the workspace. */
  write(begins: string | null): void;
  adjudicate(): void;
  next(): void;
  ask(dialog: 'reopen' | 'keys'): void;
  toggleSidebar(part: 'guideline' | 'comments'): void;
}

/** Does what a key asks for, as far as it can be done now. */
export function obeyCommand(command: AdjudicationCommand, host: Host): void {
  switch (command.kind) {
    case 'move':
      return host.select(Math.min(Math.max(host.at + command.by, 0), host.units.length - 1));
    case 'next-disputed':
      return host.select(nextWaiting(host.units, host.at));
    case 'submit':
      return host.adjudicate();
    case 'skip':
      return host.next();
    case 'reopen':
      return host.reopens ? host.ask('reopen') : undefined;
    case 'guideline':
    case 'comments':
      return host.toggleSidebar(command.kind);
    case 'keys':
      return host.ask('keys');
    default:
      if (!host.closed) change(command, host);
  }
}

function change(command: ChangingCommand, host: Host): void {
  const { units, at, act } = host;
  switch (command.kind) {
    case 'take':
      return acceptSide(command.side, host);
    case 'accept':
      if (units[at]?.disputed === false)
        acceptSide(
          units[at].sides.findIndex((side) => side !== null),
          host,
        );
      return;
    case 'write':
      return host.write(command.begins);
    case 'split':
      return units[at] && host.split();
    case 'merge':
      return at < units.length - 1 ? void act({ kind: 'merge', unit: at }) : undefined;
    case 'add': {
      const text = nearestUncovered(host.uncovered, at);
      return text ? host.add(text) : undefined;
    }
    case 'remove':
      return units.length > 1 ? void act({ kind: 'remove', unit: at }) : undefined;
    case 'undo':
      return host.undoable ? void act({ kind: 'undo' }) : undefined;
    case 'undecide':
      return units[at]?.label?.decided ? void act({ kind: 'undecide', unit: at }) : undefined;
  }
}

/** Takes what a person says, and goes on to what waits next, as long as something does. */
function acceptSide(side: number, { units, raters, at, take, select }: Host): void {
  const rater = raters[side];
  if (!rater || !units[at]?.sides[side]) return;
  take(at, rater.annotationId);
  const next = units.findIndex((unit, index) => index > at && waits(unit));
  if (next >= 0) select(next);
}
