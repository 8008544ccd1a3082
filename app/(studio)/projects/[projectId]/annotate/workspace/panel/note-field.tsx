'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Textarea } from '@/components/ui/form/textarea';

interface Props {
  note: string;
  open: boolean;
  readOnly: boolean;
  language: string;
  onNote(note: string): void;
}

const PAUSE_MS = 700;
/** Milliseconds of typing that a crash may lose at most. */
const LONGEST_MS = 2_000;

/** The note on the segment, once there is one or one is wanted; kept at every pause, every two seconds and on leaving. */
export function NoteField({ note, open, readOnly, language, onNote }: Props) {
  if (readOnly)
    return note === '' ? null : (
      <p className="border-l-2 border-line-strong pl-2.5 whitespace-pre-wrap">{note}</p>
    );
  if (!open && note === '') return null;
  return <Field note={note} open={open} language={language} onNote={onNote} />;
}

function Field({ note, open, language, onNote }: Pick<Props, 'note' | 'open' | 'language' | 'onNote'>) {
  const t = useTranslations('workspace');
  const field = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef<number | null>(null);
  const keep = (): void => {
    clearTimeout(timer.current);
    begun.current = null;
    const text = field.current?.value ?? note;
    if (text !== note) onNote(text);
  };
  const keepLast = useEffectEvent(keep);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  // Undo, redo and another tab change the note from outside; words being typed are not touched.
  useEffect(() => {
    const element = field.current;
    if (element && document.activeElement !== element) element.value = note;
  }, [note]);
  useEffect(() => {
    // Saved at once: a page that is being closed runs no later task.
    const onHide = (): void => flushSync(keepLast);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  return (
    <Textarea
      ref={field}
      data-note
      aria-label={t('segmentNote')}
      placeholder={t('segmentNote')}
      lang={language}
      rows={2}
      maxLength={10_000}
      defaultValue={note}
      onBlur={keep}
      onChange={() => {
        const now = performance.now();
        begun.current ??= now;
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, Math.min(PAUSE_MS, begun.current + LONGEST_MS - now));
      }}
      className="min-h-13 text-sm"
    />
  );
}
