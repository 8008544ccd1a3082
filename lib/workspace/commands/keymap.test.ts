import { describe, expect, it } from 'vitest';
import { ERROR_TYPE_FACTS, ERROR_TYPES } from '@/lib/typology/error-type';
import { press } from '@/lib/browser/press-fixture';
import { commandFor } from './keymap';
import { type Mode } from '../state/state';

const read: Mode = { kind: 'read' };

describe('commandFor', () => {
  it('goes by the place of the key, whatever a Chinese input method makes of it', () => {
    expect(commandFor(press('BracketLeft', { key: '【' }), read)).toBe('split');
    expect(commandFor(press('BracketRight', { key: '】' }), read)).toBe('merge');
    expect(commandFor(press('Slash', { key: '、' }), read)).toBe('find');
  });

  it('while an input method composes: no command', () => {
    expect(commandFor(press('KeyC', { isComposing: true }), read)).toBeNull();
    expect(commandFor(press('KeyC', { keyCode: 229 }), read)).toBeNull();
    expect(commandFor(press('Enter', { keyCode: 229 }), { kind: 'split', at: 1 })).toBeNull();
  });

  it('leaves the browser its own combinations', () => {
    expect(commandFor(press('KeyC', { ctrlKey: true }), read)).toBeNull();
    expect(commandFor(press('KeyF', { metaKey: true }), read)).toBeNull();
    expect(commandFor(press('ArrowLeft', { altKey: true }), read)).toBeNull();
  });

  it('reaches every type by one letter, and no two by the same', () => {
    const picked = ERROR_TYPES.map((type) =>
      commandFor(press(ERROR_TYPE_FACTS[type].key), { kind: 'type', at: 0, other: false }),
    );
    expect(picked).toEqual(ERROR_TYPES.map((errorType) => `type.${errorType}`));
  });

  it('asks for the stage of Other by its own letters', () => {
    const naming: Mode = { kind: 'type', at: 10, other: true };
    expect(commandFor(press('KeyF'), naming)).toBe('stage.fact');
    expect(commandFor(press('KeyL'), naming)).toBe('stage.logic');
    expect(commandFor(press('KeyH'), naming)).toBeNull();
  });

  it('gives n, s and d their meaning of evidence mode only there', () => {
    const walking: Mode = { kind: 'evidence', start: 0, end: 4, moving: 'end' };
    expect(commandFor(press('KeyN'), walking)).toBe('nextHit');
    expect(commandFor(press('KeyN', { shiftKey: true }), walking)).toBe('notFound');
    expect(commandFor(press('KeyN'), read)).toBe('nextEvidence');
    expect(commandFor(press('KeyD'), walking)).toBe('markContradicts');
    expect(commandFor(press('KeyD'), read)).toBe('contradicts');
    expect(commandFor(press('KeyR'), walking)).toBeNull();
    expect(commandFor(press('KeyR'), read)).toBe('steps');
    expect(commandFor(press('ArrowDown', { shiftKey: true }), walking)).toBe('walk.shift+ArrowDown');
    expect(commandFor(press('ArrowLeft', { shiftKey: true }), walking)).toBe('walk.shift+ArrowLeft');
    expect(commandFor(press('KeyF', { shiftKey: true }), walking)).toBe('previousHit');
  });

  it('tells undo from redo, and submits from anywhere but a dialog', () => {
    expect(commandFor(press('KeyZ'), read)).toBe('undo');
    expect(commandFor(press('KeyZ', { shiftKey: true }), read)).toBe('redo');
    expect(commandFor(press('Enter', { ctrlKey: true }), { kind: 'note' })).toBe('submit');
    expect(commandFor(press('Enter', { ctrlKey: true }), { kind: 'flag' })).toBeNull();
  });
});
