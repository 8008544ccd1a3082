'use client';

import { useEffect, useRef } from 'react';
import { offsetAtPoint } from './offset-at-point';

interface Props {
  text: string;
  language: string;
  /** Where it would be split. */
  caret: number;
  onCaret(at: number): void;
}

/**
 * A segment's text while it is being split, with a caret that a click moves; it takes the focus, so that keys move the
 * caret too.
 */
export function CaretText({ text, language, caret, onCaret }: Props) {
  const prose = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = prose.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    // By the place of the click: a tap on a touch screen selects nothing.
    const onClick = ({ clientX, clientY }: MouseEvent): void => {
      const at = offsetAtPoint(element, clientX, clientY);
      if (at !== null) onCaret(at);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [onCaret]);
  return (
    <p
      ref={prose}
      lang={language}
      tabIndex={-1}
      className="reading reading-sm cursor-text rounded-sm bg-accent-soft px-1.5 py-0.5 outline-2 outline-focus"
    >
      {text.slice(0, caret)}
      <span aria-hidden className="split-caret" />
      {text.slice(caret)}
    </p>
  );
}
