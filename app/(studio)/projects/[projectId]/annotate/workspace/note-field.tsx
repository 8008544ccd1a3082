'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Textarea } from '@/components/ui/textarea';

interface Props {
  note: string;
  open: boolean;
  readOnly: boolean;
  language: string;
  onNote(note: string): void;
}

const PAUSE_MS = 700;

/** The note on the segment, once there is one or one is wanted; kept at every pause and on leaving. */
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
  const keep = (): void => {
    clearTimeout(timer.current);
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
    const onHide = (): void => keepLast();
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
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      }}
      className="min-h-13 text-sm"
    />
  );
}
