import { caretStepOf } from '@/lib/segmentation/caret-keys';
import { walkStepOf } from '@/lib/text/walk-keys';
import { ERROR_TYPES, ERROR_TYPE_FACTS, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { NEAREST, nearestOf } from '../evidence/look-up';
import { type Command, does, opens } from './command';
import { inMode, LABEL_CHANGEABLE } from './conditions';

/** One command for each error type, and one for each stage that Other may have. */
export const TYPE_COMMANDS = Object.fromEntries([
  ...ERROR_TYPES.map((errorType) => [
    `type.${errorType}`,
    {
      keys: { type: [`any+${ERROR_TYPE_FACTS[errorType].key}`] },
      when: LABEL_CHANGEABLE,
      run: picks(errorType, null),
    },
  ]),
  ['stage.fact', { keys: { naming: ['any+KeyF'] }, when: LABEL_CHANGEABLE, run: picks('Other', 'fact') }],
  ['stage.logic', { keys: { naming: ['any+KeyL'] }, when: LABEL_CHANGEABLE, run: picks('Other', 'logic') }],
]) as Record<`type.${ErrorType}` | `stage.${Stage}`, Command>;

function picks(errorType: ErrorType, stage: Stage | null): Command['run'] {
  return does(({ context }) => ({
    kind: 'edit',
    edit: { kind: 'type', errorType, stage },
    context: context(),
  }));
}

const MODIFIERS = [
  { prefix: '', shiftKey: false },
  { prefix: 'shift+', shiftKey: true },
];
const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'];
const WALK_HELP: Record<string, string> = {
  ArrowUp: 'sentence',
  ArrowDown: 'sentence',
  'shift+ArrowUp': 'extend',
  'shift+ArrowDown': 'extend',
  ArrowLeft: 'end',
  ArrowRight: 'end',
  Home: 'edge',
  End: 'edge',
  KeyO: 'otherEnd',
};
const CARET_HELP = ['ArrowLeft', 'ArrowRight'];

/** The steps of a walk through the reference, or through text in no segment, one command for each key. */
export const WALK_COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  MODIFIERS.flatMap(({ prefix, shiftKey }) =>
    [...ARROWS, 'Home', 'End', 'KeyO'].flatMap((code) => {
      const step = walkStepOf({ code, shiftKey });
      const line = WALK_HELP[prefix + code];
      const command: Command | null = step && {
        keys: { evidence: [prefix + code], add: [prefix + code] },
        when: [inMode('evidence', 'add')],
        run: opens(() => ({ kind: 'walk-on', step })),
        ...(line && { help: ['evidence', line] as const }),
      };
      return command ? [[`walk.${prefix}${code}`, command]] : [];
    }),
  ),
);

/** The nearest sentences, each under its digit. */
export const NEAREST_COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  Array.from({ length: NEAREST }, (_, rank): [string, Command] => [
    `nearest.${rank + 1}`,
    {
      keys: { evidence: [`Digit${rank + 1}`, `Numpad${rank + 1}`] },
      help: ['evidence', 'nearest'],
      when: [inMode('evidence'), { holds: (workspace) => nearestOf(workspace).length > rank }],
      run: opens(() => ({ kind: 'walk-to-nearest', rank })),
    },
  ]),
);

/** The steps of a caret in a segment, one command for each key. */
export const CARET_COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  MODIFIERS.flatMap(({ prefix, shiftKey }) =>
    [...ARROWS, 'Home', 'End'].flatMap((code) => {
      const step = caretStepOf({ code, shiftKey, ctrlKey: false });
      const command: Command | null = step && {
        keys: { split: [prefix + code] },
        when: [inMode('split')],
        run: opens(() => ({ kind: 'caret', ...step })),
        ...(CARET_HELP.includes(prefix + code) && { help: ['segments', 'caret'] as const }),
      };
      return command ? [[`caret.${prefix}${code}`, command]] : [];
    }),
  ),
);
