import { isComposing, type KeyPress } from '@/lib/browser/press';
import { type Mode } from '../state/state';
import { type KeyMode } from './command';
import { COMMANDS } from './commands';
import { allKeys, type WorkspaceKeys } from './workspace-keys';

/** The id of the command under each key of each mode. */
export type Keymap = ReadonlyMap<KeyMode, ReadonlyMap<string, string>>;

/** The keys of somebody who has chosen some. */
export function keymapOf(chosen: WorkspaceKeys): Keymap {
  const keymap = new Map<KeyMode, Map<string, string>>();
  const bind = (mode: KeyMode, key: string, id: string): void => {
    const keys = keymap.get(mode) ?? new Map<string, string>();
    keymap.set(mode, keys.set(key, id));
  };
  for (const [id, { keys = {} }] of Object.entries(COMMANDS))
    for (const [mode, all] of Object.entries(keys) as [KeyMode, readonly string[]][])
      for (const key of all.flatMap(withAndWithoutShift)) bind(mode, key, id);
  for (const [id, key] of allKeys(chosen)) bind('read', key, id);
  return keymap;
}

const withAndWithoutShift = (key: string): string[] =>
  key.includes('any+') ? [key.replace('any+', ''), key.replace('any+', 'shift+')] : [key];

const DEFAULT_KEYMAP = keymapOf({});

/** The keys' meaning in a mode; a dialog has keys of its own. */
function keyModeOf(mode: Mode): KeyMode | null {
  switch (mode.kind) {
    case 'read':
    case 'note':
      return 'read';
    case 'type':
      return mode.other ? 'naming' : 'type';
    case 'stages':
    case 'evidence':
    case 'split':
    case 'add':
    case 'edit':
      return mode.kind;
    default:
      return null;
  }
}

/**
 * The id of the command that a key press asks for in a mode; null for none. Physical keys, so that an input method cannot
 * swallow them.
 */
export function commandFor(press: KeyPress, mode: Mode, keymap: Keymap = DEFAULT_KEYMAP): string | null {
  const keyMode = keyModeOf(mode);
  if (isComposing(press) || keyMode === null) return null;
  const code = press.shiftKey ? `shift+${press.code}` : press.code;
  const modified = press.ctrlKey || press.metaKey;
  if (press.altKey && !modified) return null;
  const keys = modified ? [`mod+${code}`] : [`char+${press.key}`, code];
  const found = [keymap.get('any'), keymap.get(keyMode)].flatMap((bound) =>
    keys.map((key) => bound?.get(key)),
  );
  return found.find((id) => id !== undefined) ?? null;
}
