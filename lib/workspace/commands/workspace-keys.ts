import { COMMANDS, type WorkspaceCommand } from './commands';

/** Whether a person may choose the key of a command. */
export const isChoosable = (id: string): id is WorkspaceCommand => COMMANDS[id]?.own !== undefined;

/** The commands whose keys a person may choose, with the keys they come with. A key is a place on the keyboard (event.code). */
export const WORKSPACE_COMMANDS = Object.keys(COMMANDS).filter(isChoosable);
export const WORKSPACE_KEYS: Readonly<Record<WorkspaceCommand, string>> = Object.fromEntries(
  WORKSPACE_COMMANDS.map((id) => [id, COMMANDS[id].own]),
) as Record<WorkspaceCommand, string>;

/** Letters, digits and signs, alone or with shift; what browsers and screen readers use is left to them. */
export const WORKSPACE_KEY =
  /^(shift\+)?(Key[A-Z]|Digit[0-9]|Bracket(Left|Right)|Semicolon|Quote|Comma|Period|Backquote|Minus|Equal|Backslash)$/;

/** The keys that a person has chosen; what is absent keeps the key that it comes with. */
export type WorkspaceKeys = Partial<Record<WorkspaceCommand, string>>;

/** The key of a command, as a person has it. */
export const chosenKey = (chosen: WorkspaceKeys, act: WorkspaceCommand): string =>
  chosen[act] ?? WORKSPACE_KEYS[act];

/** Every command's key. */
export const allKeys = (chosen: WorkspaceKeys): Map<WorkspaceCommand, string> =>
  new Map(WORKSPACE_COMMANDS.map((act) => [act, chosenKey(chosen, act)]));

/** A key press as a key that can be chosen; null for any other. */
export function keyOf(press: { code: string; shiftKey: boolean }): string | null {
  const key = `${press.shiftKey ? 'shift+' : ''}${press.code}`;
  return WORKSPACE_KEY.test(key) ? key : null;
}

/** Gives an act another key; returns the act that has it already instead. */
export function chooseKey(
  chosen: WorkspaceKeys,
  act: WorkspaceCommand,
  key: string,
): WorkspaceKeys | { takenBy: WorkspaceCommand } {
  const takenBy = WORKSPACE_COMMANDS.find((other) => other !== act && chosenKey(chosen, other) === key);
  if (takenBy) return { takenBy };
  const { [act]: _before, ...others } = chosen;
  return key === WORKSPACE_KEYS[act] ? others : { ...others, [act]: key };
}
