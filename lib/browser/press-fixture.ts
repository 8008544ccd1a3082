import { type KeyPress } from './press';

/** A press of one key, without modifiers unless told otherwise. */
export const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key: code.replace('Key', '').toLowerCase(),
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
});
