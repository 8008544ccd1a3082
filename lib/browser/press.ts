/** The part of a KeyboardEvent that key bindings look at. */
export interface KeyPress {
  /** The physical key, whatever an input method makes of it. */
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** True while an input method is at work: its keys are text, never commands. */
export const isComposing = (press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229;
