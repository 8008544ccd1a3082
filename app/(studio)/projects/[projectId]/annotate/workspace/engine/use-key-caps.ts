import { type RefObject, useCallback, useEffect } from 'react';

const KEY = 'workspace-keys-pressed';
/** After so many commands by key a person knows them. */
const LEARNED = 300;

const pressed = (): number => Number(localStorage.getItem(KEY)) || 0;

/**
 * Shows the keys on buttons until a person has learned them; from the next sample on they show while a button is pointed at or
 * focused, and while Alt is held. Returns what counts a command by key.
 */
export function useKeyCaps(root: RefObject<HTMLElement | null>): () => void {
  useEffect(() => {
    const { current } = root;
    if (!current || pressed() < LEARNED) return;
    current.setAttribute('data-key-caps', 'learned');
    const onKey = ({ altKey }: KeyboardEvent): void => {
      current.toggleAttribute('data-alt', altKey);
    };
    const onBlur = (): void => current.removeAttribute('data-alt');
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', onBlur);
    };
  }, [root]);
  return useCallback(() => {
    const count = pressed();
    if (count < LEARNED) localStorage.setItem(KEY, String(count + 1));
  }, []);
}
