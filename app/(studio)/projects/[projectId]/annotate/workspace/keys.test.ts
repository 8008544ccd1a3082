import { describe, expect, it } from 'vitest';
import { ERROR_TYPE_FACTS, ERROR_TYPES } from '@/lib/typology/error-type';
import { press } from '@/components/ui/press-fixture';
import { commandFor } from './keys';
import { type Mode } from './state';

const read: Mode = { kind: 'read' };

describe('commandFor', () => {
  it('goes by the place of the key, whatever a Chinese input method makes of it', () => {
    expect(commandFor(press('BracketLeft', { key: '【' }), read)).toEqual({ kind: 'open', what: 'split' });
    expect(commandFor(press('BracketRight', { key: '】' }), read)).toEqual({ kind: 'merge' });
    expect(commandFor(press('Slash', { key: '、' }), read)).toEqual({ kind: 'open', what: 'find' });
  });

  it('is deaf while an input method composes', () => {
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
    expect(picked).toEqual(ERROR_TYPES.map((errorType) => ({ kind: 'type', errorType })));
  });

  it('asks for the stage of Other by its own letters', () => {
    const naming: Mode = { kind: 'type', at: 10, other: true };
    expect(commandFor(press('KeyF'), naming)).toEqual({ kind: 'stage', stage: 'fact' });
    expect(commandFor(press('KeyL'), naming)).toEqual({ kind: 'stage', stage: 'logic' });
    expect(commandFor(press('KeyH'), naming)).toBeNull();
  });

  it('gives n, s and d their meaning of evidence mode only there', () => {
    const walking: Mode = { kind: 'evidence', start: 0, end: 4, moving: 'end' };
    expect(commandFor(press('KeyN'), walking)).toEqual({ kind: 'not-found' });
    expect(commandFor(press('KeyN'), read)).toEqual({ kind: 'jump', by: 1 });
    expect(commandFor(press('KeyD'), walking)).toEqual({ kind: 'mark', relation: 'contradicts' });
    expect(commandFor(press('KeyD'), read)).toEqual({ kind: 'turn-looked', relation: 'contradicts' });
    expect(commandFor(press('KeyR'), walking)).toBeNull();
    expect(commandFor(press('KeyR'), read)).toEqual({ kind: 'steps' });
    expect(commandFor(press('ArrowDown', { shiftKey: true }), walking)).toEqual({
      kind: 'walk-on',
      step: { kind: 'sentence', by: 1, extend: true },
    });
    expect(commandFor(press('ArrowLeft', { shiftKey: true }), walking)).toEqual({
      kind: 'walk-on',
      step: { kind: 'end', by: -1, unit: 'word' },
    });
    expect(commandFor(press('KeyF', { shiftKey: true }), walking)).toEqual({ kind: 'hit', by: -1 });
  });

  it('tells undo from redo, and submits from anywhere but a dialog', () => {
    expect(commandFor(press('KeyZ'), read)).toEqual({ kind: 'undo' });
    expect(commandFor(press('KeyZ', { shiftKey: true }), read)).toEqual({ kind: 'redo' });
    expect(commandFor(press('Enter', { ctrlKey: true }), { kind: 'note' })).toEqual({ kind: 'submit' });
    expect(commandFor(press('Enter', { ctrlKey: true }), { kind: 'flag' })).toBeNull();
  });
});
