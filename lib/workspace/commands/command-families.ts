import { caretStepOf } from '@/lib/segmentation/caret-keys';
import { walkStepOf } from '@/lib/text/walk-keys';
import { ERROR_TYPES, ERROR_TYPE_FACTS, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { type Command, does, opens } from './command';

/** One command for each error type, and one for each stage that Other may have. */
export const TYPE_COMMANDS = Object.fromEntries([
  ...ERROR_TYPES.map((errorType) => [
    `type.${errorType}`,
    { keys: { type: [`any+${ERROR_TYPE_FACTS[errorType].key}`] }, run: picks(errorType, null) },
  ]),
  ['stage.fact', { keys: { naming: ['any+KeyF'] }, run: picks('Other', 'fact') }],
  ['stage.logic', { keys: { naming: ['any+KeyL'] }, run: picks('Other', 'logic') }],
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
const WALK_HELP: Record<string, readonly [sign: string, line: string]> = {
  ArrowUp: ['↑', 'sentence'],
  ArrowDown: ['↓', 'sentence'],
  'shift+ArrowUp': ['⇧ ↑', 'extend'],
  'shift+ArrowDown': ['⇧ ↓', 'extend'],
  ArrowLeft: ['←', 'end'],
  ArrowRight: ['→', 'end'],
  KeyO: ['O', 'otherEnd'],
};

/** The steps of a walk through the reference and of a caret in a segment, one command for each key. */
export const STEP_COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  MODIFIERS.flatMap(({ prefix, shiftKey }) => [
    ...[...ARROWS, 'KeyO'].flatMap((code) => {
      const step = walkStepOf({ code, shiftKey });
      const [sign, line] = WALK_HELP[prefix + code] ?? [];
      const command: Command | null = step && {
        keys: { evidence: [prefix + code] },
        run: opens(() => ({ kind: 'walk-on', step })),
        ...(sign && line && { sign, help: ['evidence', line] as const }),
      };
      return command ? [[`walk.${prefix}${code}`, command]] : [];
    }),
    ...[...ARROWS, 'Home', 'End'].flatMap((code) => {
      const step = caretStepOf({ code, shiftKey, ctrlKey: false });
      const sign = { ArrowLeft: '←', ArrowRight: '→' }[prefix + code];
      const command: Command | null = step && {
        keys: { split: [prefix + code] },
        run: opens(() => ({ kind: 'caret', ...step })),
        ...(sign && { sign, help: ['segments', 'caret'] as const }),
      };
      return command ? [[`caret.${prefix}${code}`, command]] : [];
    }),
  ]),
);
