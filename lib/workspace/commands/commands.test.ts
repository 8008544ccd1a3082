import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en/keys.json';
import workspaceEn from '@/messages/en/workspace.json';
import { edits } from '../reducer/edits-fixture';
import { reduce } from '../reducer/reduce';
import { uncoveredIn } from '../state/uncovered-text';
import { openWorkspace, selectedSegment, type WorkspaceState } from '../state/state';
import { contexts, view } from '../state/workspace-fixture';
import { type Command, type CommandHost, type KeyMode } from './command';
import { COMMANDS } from './commands';
import { HELP } from './help';
import { commandKeyText, keyText, listedKeyTexts, modeKeyText } from './key-text';
import { keymapOf } from './keymap';
import { isEnabled, obstacleTo, runCommand } from './run-command';
import { WORKSPACE_COMMANDS } from './workspace-keys';

const commands = Object.entries(COMMANDS);

describe('the table of commands', () => {
  it('any mode: no key is bound twice', () => {
    const bound = commands.flatMap(([id, { own, keys = {} }]) => [
      ...(own === undefined ? [] : [`read ${own}`]),
      ...(Object.keys(keys) as KeyMode[]).flatMap((mode) => keys[mode]!.map((key) => `${mode} ${key} ${id}`)),
    ]);
    const pairs = bound.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it('has a message for every name, every line of the help and everything that is said of a command that cannot run', () => {
    const names = commands.flatMap(([, { label }]) =>
      label === undefined ? [] : [label.slice('act.'.length)],
    );
    expect(Object.keys(en.act)).toEqual(expect.arrayContaining(names));
    const lines = HELP.flatMap((group) => group.lines.map(({ line }) => line));
    expect(Object.keys(workspaceEn.key).toSorted()).toEqual(lines.toSorted());
    const said = commands.flatMap(([, { when = [] }]) => when.flatMap(({ otherwise }) => otherwise ?? []));
    expect(Object.keys(workspaceEn.said)).toEqual(expect.arrayContaining(said));
  });

  it('has a key for every command that the help lists, written as people see it', () => {
    const silent = commands.filter(([id, { help }]) => help && commandKeyText(id, {}) === '');
    expect(silent).toEqual([]);
    const written = [
      'submit',
      'keys',
      'find',
      'leave',
      'dropEvidence',
      'previousHit',
      'walk.shift+ArrowUp',
      'unsure',
    ];
    expect(written.map((id) => commandKeyText(id, { unsure: 'KeyQ' }, '⌘'))).toEqual([
      '⌘ ↵',
      '?',
      '/',
      'Esc',
      '⌫',
      '⇧F',
      '⇧↑',
      'Q',
    ]);
    expect(['shift+KeyN', 'BracketLeft', 'Digit1', 'KeyC'].map((key) => keyText(key))).toEqual([
      '⇧N',
      '[',
      '1',
      'C',
    ]);
  });

  it('says the same keys of evidence in the list and on the bar, and they do it while evidence is chosen', () => {
    const bar = ['markSupports', 'markContradicts', 'notFound', 'leave'];
    const shown = bar.map((id) => modeKeyText(id, 'evidence'));
    expect(shown).toEqual(['S', 'D', '⇧N', 'Esc']);
    expect(bar.map((id) => listedKeyTexts(id, {}))).toEqual(shown.map((text) => [text]));
    expect(
      bar.map((id) =>
        keymapOf({}).get('evidence')!.get(COMMANDS[id]!.keys!.evidence![0]!.replace('any+', '')),
      ),
    ).toEqual(bar);
    expect(listedKeyTexts('notFound', { notFound: 'KeyQ' })).toEqual(['Q', '⇧N']);
  });

  it('puts the key that a person has chosen in the place of the one it comes with', () => {
    const read = keymapOf({ unsure: 'KeyQ' }).get('read')!;
    expect([read.get('KeyQ'), read.get('KeyU')]).toEqual(['unsure', undefined]);
    expect(WORKSPACE_COMMANDS.every((id) => [...keymapOf({}).get('read')!.values()].includes(id))).toBe(true);
  });

  it('offers to merge only where another segment follows, and says why not elsewhere', () => {
    const workspace = openWorkspace(view());
    const last = { ...workspace, selectedId: workspace.segments.at(-1)!.id };
    expect([isEnabled('merge', workspace), isEnabled('merge', last)]).toEqual([true, false]);
    expect(afterCommand('merge', last).announcement.key).toBe('cannotMerge');
  });

  it('offers to remove a segment only where another is left, and to add one only where text is in none', () => {
    const workspace = openWorkspace(view());
    const single = { ...workspace, segments: workspace.segments.slice(0, 1) };
    const both = (at: WorkspaceState) => [isEnabled('remove', at), isEnabled('add', at)];
    expect([both(workspace), both(single)]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(afterCommand('remove', single).announcement.key).toBe('cannotRemove');
    expect(afterCommand('add', workspace).announcement.key).toBe('allCovered');
  });

  it('goes on to the next sample by the key that submits once a sample is submitted, training too', () => {
    const done: WorkspaceState = { ...openWorkspace(view()), access: 'read', closedBy: 'training_done' };
    const went: string[] = [];
    for (const finished of [done, { ...done, access: 'reopen', closedBy: null } as const])
      runCommand(
        'submit',
        hostOf(
          finished,
          () => undefined,
          () => went.push('next'),
        ),
      );
    expect(went).toEqual(['next', 'next']);
    expect(afterCommand('submit', { ...done, closedBy: 'archived' }).announcement.key).toBe('readOnly');
  });
});

function hostOf(
  workspace: WorkspaceState,
  dispatch: CommandHost['dispatch'],
  nextSample: () => void = () => undefined,
): CommandHost {
  const nothing = (): void => undefined;
  return {
    workspace,
    dispatch,
    nextSample,
    context: contexts(),
    restoreFocus: nothing,
    find: {
      at: () => null,
      searched: () => ['lake'],
      step: () => 0,
      focus: nothing,
      inView: () => null,
      clear: () => false,
    },
    toggleContinuousAnswer: nothing,
    openOutline: nothing,
    toggleSteps: nothing,
    togglePlainText: nothing,
    toggleSidebar: nothing,
    closeSidebar: nothing,
    openMySamples: nothing,
    undoBeyondSample: () => false,
  };
}

/** The workspace after a command; `by` runs it. */
function afterCommand(
  id: string,
  workspace: WorkspaceState,
  by: (host: CommandHost) => void = (host) => runCommand(id, host),
): WorkspaceState {
  let after = workspace;
  by(hostOf(workspace, (action) => (after = reduce(after, action))));
  return after;
}

const MODES: Partial<Record<KeyMode, (workspace: WorkspaceState) => WorkspaceState['mode']>> = {
  read: () => ({ kind: 'read' }),
  type: () => ({ kind: 'type', at: 2, other: false }),
  naming: () => ({ kind: 'type', at: 10, other: true }),
  stages: () => ({ kind: 'stages', at: 'fact' }),
  evidence: () => ({ kind: 'evidence', start: 7, end: 32, moving: 'end' }),
  add: (workspace) => {
    const [start, end] = uncoveredIn(workspace)[0]?.at ?? [0, 3];
    return { kind: 'add', start, end, moving: 'end' };
  },
  split: (workspace) => ({ kind: 'split', at: Math.min(3, selectedSegment(workspace)?.text.length ?? 0) }),
};
const modesOf = ({ own, keys = {} }: Command): KeyMode[] => {
  const modes = (Object.keys(keys) as KeyMode[]).filter((mode) => mode in MODES);
  return own !== undefined || modes.length === 0
    ? ['read', ...modes.filter((mode) => mode !== 'read')]
    : modes;
};

/** A workspace on which somebody has worked, as one that may be changed, is being submitted, was submitted or is only read. */
const worked = fc
  .tuple(
    edits,
    fc.constantFrom('edit', 'submitting', 'submitted', 'read', 'empty'),
    fc.constantFrom('reveal', 'prefilled'),
  )
  .map(([acts, state, arm]): WorkspaceState => {
    const actionContext = contexts();
    const given = { ...view(), arm: arm as 'reveal' | 'prefilled' };
    const start = openWorkspace(state === 'empty' ? { ...given, segments: [] } : given);
    const workspace =
      state === 'empty' ? start : acts.reduce((at, act) => reduce(at, act(at, actionContext())), start);
    const submit = { kind: 'submit', changeId: 'a', version: 1 } as const;
    if (state === 'submitting') return { ...workspace, outbox: [...workspace.outbox, submit] };
    if (state === 'read') return { ...workspace, access: 'read' };
    if (state !== 'submitted') return workspace;
    return { ...workspace, access: 'reopen', annotation: { ...workspace.annotation, state: 'submitted' } };
  });

/** The screen unfolds the steps, goes to the next sample, and asks twice whether to reopen; the reducer leaves access to whoever asks. */
const BEYOND_REDUCER = ['reopen', 'steps'];
const AFTER_SUBMISSION = ['undo', 'submit'];
const isBeyond = (id: string, { access }: WorkspaceState): boolean =>
  BEYOND_REDUCER.includes(id) || (access === 'reopen' && AFTER_SUBMISSION.includes(id));
/** These may repeat what is already so. */
const MAY_CHANGE_NOTHING =
  /^(consistent|unsure|notFound|supports|contradicts|type\.|stage|to|walk\.|nearest\.|caret\.|submit|nextType|previousType)/;

describe('when', () => {
  it('is false only where the reducer does nothing, and says what the reducer says', () => {
    fc.assert(
      fc.property(worked, (given) => {
        for (const [id, command] of commands)
          for (const mode of modesOf(command)) {
            const workspace = { ...given, mode: MODES[mode]!(given) };
            const obstacle = obstacleTo(command, workspace);
            if (!obstacle || isBeyond(id, workspace)) continue;
            const after = afterCommand(id, workspace, (host) => command.run(host));
            const before = { ...workspace, announcement: after.announcement };
            expect({ id, ...after }).toEqual({ id, ...before });
            const said = after.announcement === workspace.announcement ? undefined : after.announcement.key;
            expect([id, said]).toEqual([id, obstacle.otherwise]);
            expect(afterCommand(id, workspace)).toEqual(after);
          }
      }),
    );
  });

  it('is true only where the command does something', () => {
    fc.assert(
      fc.property(worked, (given) => {
        for (const [id, command] of commands)
          for (const mode of modesOf(command)) {
            const workspace = { ...given, mode: MODES[mode]!(given) };
            if (!command.when || !isEnabled(id, workspace) || isBeyond(id, workspace)) continue;
            const after = afterCommand(id, workspace);
            const refusals = command.when.map(({ otherwise }) => otherwise);
            if (after.announcement !== workspace.announcement)
              expect(refusals).not.toContain(after.announcement.key);
            if (!MAY_CHANGE_NOTHING.test(id)) expect([id, after]).not.toEqual([id, workspace]);
          }
      }),
    );
  });
});
