import { describe, expect, it } from 'vitest';
import { press } from '@/components/ui/press-fixture';
import { caretCommand, settlingCommand } from './keys';

describe('settlingCommand', () => {
  it('takes a side by its number', () => {
    expect(settlingCommand(press('Digit1'))).toEqual({ kind: 'take', side: 0 });
    expect(settlingCommand(press('Numpad9'))).toEqual({ kind: 'take', side: 8 });
    expect(settlingCommand(press('Digit0'))).toBeNull();
  });

  it('settles with a modifier, accepts without', () => {
    expect(settlingCommand(press('Enter', { ctrlKey: true }))).toEqual({ kind: 'settle' });
    expect(settlingCommand(press('Enter', { metaKey: true }))).toEqual({ kind: 'settle' });
    expect(settlingCommand(press('Enter'))).toEqual({ kind: 'accept' });
  });

  it('splits, merges and goes back by the keys of the desk', () => {
    expect(settlingCommand(press('BracketLeft'))).toEqual({ kind: 'split' });
    expect(settlingCommand(press('BracketRight'))).toEqual({ kind: 'merge' });
    expect(settlingCommand(press('KeyZ'))).toEqual({ kind: 'undo' });
    expect(caretCommand(press('ArrowDown'))).toEqual({ kind: 'caret', by: 1, unit: 'word' });
    expect(caretCommand(press('Enter'))).toEqual({ kind: 'cut' });
    expect(caretCommand(press('Digit1'))).toBeNull();
  });

  it('leaves what an input method composes, and the browser’s own keys, alone', () => {
    expect(settlingCommand(press('KeyJ', { isComposing: true }))).toBeNull();
    expect(settlingCommand(press('KeyR', { ctrlKey: true }))).toBeNull();
    expect(settlingCommand(press('KeyW', { altKey: true }))).toBeNull();
    expect(settlingCommand(press('Slash', { key: '?', shiftKey: true }))).toEqual({ kind: 'keys' });
  });
});
