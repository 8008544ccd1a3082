'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ReferencePane } from '@/components/reference/reference-pane';
import { useOutline } from '@/components/reference/use-outline';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { heldOf, quotesFor, withQuote } from '@/lib/adjudication/quotes';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { EvidenceField } from './evidence-field';
import { useMarking } from './use-marking';
import { choiceOf, VerdictFields } from './verdict-fields';
import { missingPart, chosenVerdict } from './written';

interface Props {
  unit: UnitView;
  number: number;
  sample: AdjudicationView['sample'];
  /** What was marked outside already. */
  found: Evidence | null;
  /** Begins in the reference. */
  marking: boolean;
  /** The label is on its way. */
  busy: boolean;
  onClose: () => void;
  onWrite: (judgement: object) => void;
}

/** A label of the lead's own: verdict, type, the evidence that holds or that they mark beside it, and the reason. */
export function WriteDialog({ unit, number, sample, found, marking, busy, onClose, onWrite }: Props) {
  const t = useTranslations('adjudication');
  const { reference, language } = sample;
  const [choice, setChoice] = useState(() => choiceOf(unit));
  const [quotes, setQuotes] = useState(() => {
    const quoted = quotesFor(unit);
    return found ? withQuote(quoted, found) : quoted;
  });
  const [note, setNote] = useState((unit.label?.decided && unit.label.note) || '');
  /** Saving was tried: what is missing is marked from then on. */
  const [tried, setTried] = useState(false);
  const [look, setLook] = useState({ at: 0, times: 0 });
  const first = useRef<HTMLElement | null>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const said = chosenVerdict(choice) ?? OPEN_JUDGEMENT;
  const held = heldOf(quotes, said);
  const spans = held.filter(isSpan);
  const outline = useOutline(reference);
  const on = useMarking({
    reference,
    from: spans[0]?.start ?? 0,
    begins: marking,
    onFound: (item) => setQuotes(withQuote(quotes, item)),
  });
  const lack = missingPart(choice, note, unit.sides);

  function write(): void {
    if (busy) return;
    setTried(true);
    if (lack === 'reason') reason.current?.focus();
    if (lack === null) onWrite({ ...chosenVerdict(choice), note, evidence: held });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    write();
  }

  return (
    <Dialog
      open
      width="xl"
      onOpenChange={(open, { reason }) => {
        if (open) return;
        if (reason === 'escape-key' && on.cursor) on.leave();
        else onClose();
      }}
      initialFocus={first}
      title={t('writeTitle', { number })}
      description={<span lang={language}>{unit.text}</span>}
      footer={
        <>
          <DialogClose render={<Button>{t('cancel')}</Button>} />
          <Button variant="primary" busy={busy} onClick={write} aria-keyshortcuts="Control+Enter">
            {t('writeDone')}
          </Button>
        </>
      }
    >
      {/* Only the shortcut that sends it; the controls inside have their own keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={(box) => {
          const start = marking ? '[data-scrolls]' : '[role="radio"][aria-checked="true"]';
          first.current = box?.querySelector<HTMLElement>(start) ?? null;
        }}
        onKeyDown={onKeyDown}
        className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictFields choice={choice} missing={tried} onChange={setChoice} />
          <EvidenceField
            quotes={quotes}
            language={language}
            consistent={choice.verdict === 'consistent'}
            onChange={setQuotes}
            onMark={on.begin}
          />
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            error={tried && lack === 'reason' && t('reasonMissing')}
          >
            <Textarea
              ref={reason}
              rows={3}
              maxLength={10_000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </div>
        <div className="flex h-80 min-w-0 overflow-hidden rounded-md border border-line lg:h-[min(34rem,56dvh)]">
          <ReferencePane
            reference={reference}
            language={language}
            outline={outline}
            evidence={held}
            focusEvidence={look.at}
            looks={look.times}
            selectedId="label"
            cursor={on.cursor}
            differing={NO_MARKS}
            quoted={null}
            find={on.find}
            readOnly={false}
            onMark={on.mark}
            onWalk={on.walk}
            onNotFound={on.markNotFound}
            onLook={(by) =>
              setLook(({ at, times }) => ({ at: (at + by + spans.length) % spans.length, times: times + 1 }))
            }
            onLeave={on.leave}
          />
        </div>
      </div>
    </Dialog>
  );
}
