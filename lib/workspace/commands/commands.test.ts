import { describe, expect, it } from 'vitest';
import en from '@/messages/en/keys.json';
import workspaceEn from '@/messages/en/workspace.json';
import { view } from '../state/workspace-fixture';
import { openWorkspace } from '../state/state';
import { type KeyMode } from './command';
import { COMMANDS } from './commands';
import { HELP } from './help';
import { keymapOf } from './keymap';
import { WORKSPACE_COMMANDS } from './workspace-keys';

const commands = Object.entries(COMMANDS);

describe('the table of commands', () => {
  it('binds no key of a mode twice', () => {
    const bound = commands.flatMap(([id, { own, keys = {} }]) => [
      ...(own === undefined ? [] : [`read ${own}`]),
      ...(Object.keys(keys) as KeyMode[]).flatMap((mode) => keys[mode]!.map((key) => `${mode} ${key} ${id}`)),
    ]);
    const pairs = bound.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it('has a message for every name and every line of the help', () => {
    const names = commands.flatMap(([, { label }]) =>
      label === undefined ? [] : [label.slice('act.'.length)],
    );
    expect(Object.keys(en.act)).toEqual(expect.arrayContaining(names));
    const lines = HELP.flatMap((group) => group.lines.map(({ line }) => line));
    expect(Object.keys(workspaceEn.key).toSorted()).toEqual(lines.toSorted());
  });

  it('names a key, or how it is written, for every command that the help lists', () => {
    const silent = commands.filter(
      ([, { help, own, sign }]) => help && own === undefined && sign === undefined,
    );
    expect(silent).toEqual([]);
  });

  it('puts the key that a person has chosen in the place of the one it comes with', () => {
    const read = keymapOf({ unsure: 'KeyB' }).get('read')!;
    expect([read.get('KeyB'), read.get('KeyU')]).toEqual(['unsure', undefined]);
    expect(WORKSPACE_COMMANDS.every((id) => [...keymapOf({}).get('read')!.values()].includes(id))).toBe(true);
  });

  it('offers to merge only where another segment follows', () => {
    const workspace = openWorkspace(view());
    const last = { ...workspace, selectedId: workspace.segments.at(-1)!.id };
    expect([COMMANDS.merge.when?.(workspace), COMMANDS.merge.when?.(last)]).toEqual([true, false]);
  });
});
