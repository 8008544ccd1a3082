import { describe, expect, it } from 'vitest';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { type Evidence, type EvidenceContent } from '@/lib/annotation/evidence/evidence';
import { type LabelView, type WorkspaceView } from '@/lib/annotation/view';
import { reduce } from '../reducer/reduce';
import { openWorkspace, type WorkspaceState } from '../state/state';
import { contexts, id, view } from '../state/workspace-fixture';
import { type CommandHost } from './command';
import { commandFor } from './keymap';
import { runCommand } from './run-command';

const RISES = { relation: 'supports', start: 33, end: 55, quote: 'It rises in the hills.' } as const;
const LONG = { relation: 'supports', start: 7, end: 32, quote: 'The river is 120 km long.' } as const;
const by = (origin: Evidence['origin'], ...items: EvidenceContent[]): Evidence[] =>
  items.map((item) => ({ ...item, origin }));

/** The fixture's second segment, "It rises in a lake.", with this evidence of a method that calls it so. */
function given(
  fact: 'consistent' | 'inconsistent' | 'abstained',
  ...found: EvidenceContent[]
): WorkspaceView {
  const start = view();
  const segment = start.segments[1]!;
  const evidence = by('method', ...found);
  segment.machine = { ...segment.machine!, fact, evidence, details: machineDetailsSchema.parse({}) };
  segment.label = { ...segment.label, fact, evidence };
  return start;
}

/** The workspace after keys on the second segment, as a keyboard presses them. */
const pressed = (start: WorkspaceView, ...codes: string[]): WorkspaceState =>
  pressedOn({ ...openWorkspace(start), selectedId: id(2) }, ...codes);

function pressedOn(start: WorkspaceState, ...codes: string[]): WorkspaceState {
  const context = contexts();
  let workspace = start;
  const nothing = (): void => undefined;
  for (const code of codes) {
    const press = { code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    const command = commandFor({ ...press, isComposing: false, keyCode: 0 }, workspace.mode);
    const host: CommandHost = {
      workspace,
      dispatch: (action) => (workspace = reduce(workspace, action)),
      context,
      restoreFocus: nothing,
      find: {
        at: () => null,
        searched: () => [],
        step: () => null,
        focus: nothing,
        inView: () => null,
        clear: () => false,
      },
      toggleContinuousAnswer: nothing,
      togglePlainText: nothing,
      openOutline: nothing,
      toggleSteps: nothing,
      toggleSidebar: nothing,
      closeSidebar: nothing,
      openMySamples: nothing,
      nextSample: nothing,
      undoBeyondSample: () => false,
    };
    runCommand(command!, host);
  }
  return workspace;
}
const label = ({ segments }: WorkspaceState): LabelView => segments[1]!.label;
/** What was stored of the segment, and whether the work went on. */
const outcome = (workspace: WorkspaceState) => {
  const { fact, logic, errorType, evidence } = label(workspace);
  return { said: [fact, logic, errorType], evidence, goesOn: workspace.selectedId !== id(2) };
};

describe('a contradiction, with X C', () => {
  it('turns the one span that the method showed, and the work goes on', () => {
    expect(outcome(pressed(given('consistent', RISES), 'KeyX', 'KeyC'))).toEqual({
      said: ['inconsistent', 'consistent', 'KCont'],
      evidence: by('accepted', { ...RISES, relation: 'contradicts' }),
      goesOn: true,
    });
  });

  it('keeps what already contradicts, and asks where two spans are shown or none', () => {
    const against = { ...RISES, relation: 'contradicts' } as const;
    const [one, two, none] = [[against], [RISES, LONG], []].map((found) =>
      outcome(pressed(given('consistent', ...found), 'KeyX', 'KeyC')),
    );
    expect(one).toMatchObject({ evidence: by('accepted', against), goesOn: true });
    expect(two).toMatchObject({ evidence: by('accepted', RISES, LONG), goesOn: false });
    expect(none).toMatchObject({ evidence: [], goesOn: false });
  });

  it('leaves a span alone that the person said supports', () => {
    const said = pressed(given('consistent', RISES), 'KeyS', 'KeyX', 'KeyC');
    expect(outcome(said)).toMatchObject({ evidence: by('person', RISES), goesOn: false });
  });

  it('is taken back whole by one undo, and turned back by C', () => {
    const start = given('consistent', RISES);
    const undone = pressed(start, 'KeyX', 'KeyC', 'KeyZ');
    expect(label(undone)).toMatchObject({ decidedAt: null, evidence: by('method', RISES) });
    const turned = pressed(start, 'KeyX', 'KeyC', 'KeyK', 'KeyC');
    expect(outcome(turned).evidence).toEqual(by('accepted', RISES));
  });
});

describe('a hallucination, with X H', () => {
  const searched = by('accepted', { relation: 'not_found', searched: ['lake'] });

  it.each([
    ['is called consistent', given('consistent', RISES)],
    ['is called consistent without evidence', given('consistent')],
    ['has no verdict but a finding', withFinding(given('abstained'))],
  ])('takes the words that the reference holds nowhere, where a segment %s', (_, start) => {
    expect(outcome(pressed(start, 'KeyX', 'KeyH'))).toEqual({
      said: ['inconsistent', 'consistent', 'Hallu'],
      evidence: searched,
      goesOn: true,
    });
  });

  it('keeps what the method searched for, and what the person chose', () => {
    const none: EvidenceContent = { relation: 'not_found', searched: ['spring'] };
    expect(outcome(pressed(given('inconsistent', none), 'KeyX', 'KeyH')).evidence).toEqual(
      by('accepted', none),
    );
    expect(outcome(pressed(given('consistent', RISES), 'KeyS', 'KeyX', 'KeyH')).evidence).toEqual(
      by('person', RISES),
    );
  });

  it.each(['blind', 'control', 'reveal'] as const)('offers nothing before the verdict under %s', (arm) => {
    const start = { ...view(), arm };
    start.segments[1] = { ...start.segments[1]!, machine: null };
    expect(outcome(pressed(start, 'KeyX', 'KeyH'))).toMatchObject({ evidence: [], goesOn: false });
  });

  it('offers nothing where no method has read the sample', () => {
    const start = view();
    const [, segment] = start.segments;
    start.segments[1] = { ...segment!, machine: null, label: { ...segment!.label, exposure: 'nothing' } };
    expect(outcome(pressed(start, 'KeyX', 'KeyH'))).toMatchObject({ evidence: [], goesOn: false });
  });
});

describe('consistent, with C', () => {
  it('turns what the method held against the segment, and the work goes on', () => {
    const against = { ...RISES, relation: 'contradicts' } as const;
    expect(outcome(pressed(given('inconsistent', against), 'KeyC'))).toEqual({
      said: ['consistent', 'consistent', null],
      evidence: by('accepted', RISES),
      goesOn: true,
    });
  });
});

describe('evidence', () => {
  const at = ({ mode }: WorkspaceState) => mode.kind === 'evidence' && [mode.start, mode.end];

  it('begins at what the label holds, else at the nearest sentence, and digits choose among the nearest', () => {
    expect(at(pressed(given('consistent', LONG), 'KeyE'))).toEqual([7, 32]);
    expect(at(pressed(given('consistent'), 'KeyE'))).toEqual([33, 55]);
    expect(at(pressed(given('consistent'), 'KeyE', 'Home'))).toEqual([0, 5]);
    expect(at(pressed(given('consistent'), 'KeyE', 'Home', 'Digit1'))).toEqual([33, 55]);
    expect(at(pressed(given('consistent'), 'KeyE', 'Home', 'End'))).toEqual([33, 55]);
  });

  it('begins at the top under blind, where digits choose nothing', () => {
    const start = { ...view(), arm: 'blind' as const };
    start.segments[1] = { ...start.segments[1]!, machine: null };
    expect(at(pressed(start, 'KeyE'))).toEqual([0, 5]);
    expect(at(pressed(start, 'KeyE', 'ArrowDown', 'Digit1'))).toEqual([7, 32]);
  });

  it('that a search led to is marked with D, and the walk is over', () => {
    const context = contexts();
    const start = pressed(given('consistent', LONG, RISES), 'KeyX', 'KeyC');
    const found = reduce(start, { kind: 'walk', from: 34, once: true });
    const marked = pressedOn(found, 'KeyD');
    expect(outcome(marked)).toMatchObject({
      evidence: [...by('accepted', LONG), ...by('person', { ...RISES, relation: 'contradicts' })],
      goesOn: true,
    });
    const undecided = reduce(
      { ...openWorkspace(given('consistent')), selectedId: id(2) },
      {
        kind: 'walk',
        from: 34,
        once: true,
      },
    );
    const noted = reduce(undecided, { kind: 'mark', relation: 'supports', context: context() });
    expect([noted.mode, noted.selectedId]).toEqual([{ kind: 'read' }, id(2)]);
  });
});

function withFinding(start: WorkspaceView): WorkspaceView {
  const segment = start.segments[1]!;
  segment.machine!.details.findings = [{ rule: 'language_differs', weight: 'note' }];
  segment.label.exposure = 'evidence';
  return start;
}
