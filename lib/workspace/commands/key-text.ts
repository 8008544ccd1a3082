import { type KeyMode } from './command';
import { COMMANDS } from './commands';
import { chosenKey, isChoosable, type WorkspaceKeys } from './workspace-keys';

const KEY_TEXTS: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  Backslash: '\\',
  Enter: '↵',
  Escape: 'Esc',
  Backspace: '⌫',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** How a key of the table of commands is written: "C", "⇧N", "[", and with the key that modifies, "Ctrl ↵". */
export function keyText(key: string, modifier = 'Ctrl'): string {
  const parts = key.split('+');
  const code = parts.pop()!;
  const text = KEY_TEXTS[code] ?? code.replace(/^(Key|Digit)/, '');
  return `${parts.includes('mod') ? `${modifier} ` : ''}${parts.includes('shift') ? '⇧' : ''}${text}`;
}

/** How the key of a command is written for a person who has chosen some; empty for a command without a key. */
export function commandKeyText(id: string, chosen: WorkspaceKeys, modifier?: string): string {
  const key = isChoosable(id) ? chosenKey(chosen, id) : Object.values(COMMANDS[id]?.keys ?? {})[0]?.[0];
  return key === undefined ? '' : keyText(key, modifier);
}

/** How the key of a command is written that does it in one mode, whatever a person has chosen; empty where none does. */
export const modeKeyText = (id: string, mode: KeyMode): string => {
  const key = COMMANDS[id]?.keys?.[mode]?.[0];
  return key === undefined ? '' : keyText(key);
};

/** All that a list says of a command: its key, and the one that does it while evidence is chosen, where that is another. */
export function listedKeyTexts(id: string, chosen: WorkspaceKeys, modifier?: string): string[] {
  const choosing = isChoosable(id) ? modeKeyText(id, 'evidence') : '';
  return [...new Set([commandKeyText(id, chosen, modifier), choosing])].filter((text) => text !== '');
}
