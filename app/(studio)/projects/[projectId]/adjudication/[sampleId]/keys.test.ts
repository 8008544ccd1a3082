import { describe, expect, it } from 'vitest';
import { press } from '@/lib/browser/press-fixture';
import { keymapOf } from '@/lib/workspace/commands/keymap';
import { caretCommand, adjudicationCommand } from './keys';

describe('adjudicationCommand', () => {
  it('a digit: takes the label of that column', () => {
    expect(adjudicationCommand(press('Digit1'))).toEqual({ kind: 'take', side: 0 });
    expect(adjudicationCommand(press('Numpad9'))).toEqual({ kind: 'take', side: 8 });
    expect(adjudicationCommand(press('Digit0'))).toBeNull();
  });

  it('Enter: accepts, and adjudicates with a modifier', () => {
    expect(adjudicationCommand(press('Enter', { ctrlKey: true }))).toEqual({ kind: 'submit' });
    expect(adjudicationCommand(press('Enter', { metaKey: true }))).toEqual({ kind: 'submit' });
    expect(adjudicationCommand(press('Enter'))).toEqual({ kind: 'accept' });
  });

  it('splits, merges, adds, removes and goes back by the keys of the workspace', () => {
    expect(adjudicationCommand(press('BracketLeft'))).toEqual({ kind: 'split' });
    expect(adjudicationCommand(press('BracketRight'))).toEqual({ kind: 'merge' });
    expect(adjudicationCommand(press('Equal'))).toEqual({ kind: 'add' });
    expect(adjudicationCommand(press('Minus'))).toEqual({ kind: 'remove' });
    expect(adjudicationCommand(press('KeyZ'))).toEqual({ kind: 'undo' });
    expect(caretCommand(press('ArrowDown'))).toEqual({ kind: 'caret', by: 1, unit: 'word' });
    expect(caretCommand(press('Enter'))).toEqual({ kind: 'cut' });
    expect(caretCommand(press('Digit1'))).toBeNull();
  });

  it('the keys of the workspace, also chosen ones: begin a label', () => {
    expect(adjudicationCommand(press('KeyC'))).toEqual({ kind: 'write', begins: 'consistent' });
    expect(adjudicationCommand(press('KeyX'))).toEqual({ kind: 'write', begins: 'type' });
    expect(adjudicationCommand(press('KeyE'))).toEqual({ kind: 'write', begins: 'evidence' });
    expect(adjudicationCommand(press('KeyG'))).toEqual({ kind: 'guideline' });
    const own = keymapOf({ consistent: 'KeyQ' });
    expect(adjudicationCommand(press('KeyQ'), own)).toEqual({ kind: 'write', begins: 'consistent' });
    expect(adjudicationCommand(press('KeyC'), own)).toBeNull();
    expect(adjudicationCommand(press('KeyF'))).toBeNull();
  });

  it('keys of an input method or of the browser: no command', () => {
    expect(adjudicationCommand(press('KeyJ', { isComposing: true }))).toBeNull();
    expect(adjudicationCommand(press('KeyR', { ctrlKey: true }))).toBeNull();
    expect(adjudicationCommand(press('KeyW', { altKey: true }))).toBeNull();
    expect(adjudicationCommand(press('Slash', { key: '?', shiftKey: true }))).toEqual({ kind: 'keys' });
  });
});
