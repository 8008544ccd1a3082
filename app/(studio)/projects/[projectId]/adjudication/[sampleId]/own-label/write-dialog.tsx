'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, use, useMemo, useRef, useState } from 'react';
import { ReferencePane } from '@/components/reference/reference-pane';
import { useOutline } from '@/components/reference/use-outline';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { applyCommand, missingPart, ownLabelOf, withOwnClause } from '@/lib/adjudication/own-label';
import { heldOf, quotesFor, withQuote } from '@/lib/adjudication/quotes';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { isConsistent } from '@/lib/annotation/labels/judgement';
import { keymapOf } from '@/lib/workspace/commands/keymap';
import { WorkspaceKeysContext } from '../../../annotate/workspace/engine/key-hint';
import { GuidelinePane } from '../../../annotate/workspace/sidebar/guideline-pane';
import { ClauseField } from './clause-field';
import { EvidenceField } from './evidence-field';
import { useLabelKeys } from './use-label-keys';
import { useMarking } from './use-marking';
import { VerdictFields } from './verdict-fields';

interface Props {
  projectId: string;
  unit: UnitView;
  number: number;
  sample: AdjudicationView['sample'];
  /** What was marked outside already. */
  found: Evidence | null;
  /** The command of the workspace that it begins with. */
  begins: string | null;
  /** The label is on its way. */
  busy: boolean;
  onClose: () => void;
  onWrite: (judgement: object) => void;
}

/** The reference, and the guidelines beside it or, where there is no room, under it. */
const PANE = 'flex h-80 min-w-0 overflow-hidden rounded-md border border-line lg:h-[min(34rem,56dvh)]';

/** A label of the lead's own, by the keys of the workspace: verdict, type, clause, evidence and the reason. */
export function WriteDialog({
  unit,
  number,
  sample,
  found,
  begins,
  busy,
  onClose,
  onWrite,
  ...props
}: Props) {
  const t = useTranslations('adjudication');
  const { reference, language } = sample;
  const [own, setOwn] = useState(() => {
    const before = ownLabelOf(unit);
    return (begins && applyCommand(before, begins)) || before;
  });
  const [quotes, setQuotes] = useState(() => {
    const quoted = quotesFor(unit);
    return found ? withQuote(quoted, found) : quoted;
  });
  const [note, setNote] = useState((unit.label?.decided && unit.label.note) || '');
  /** Saving was tried: what is missing is marked from then on. */
  const [tried, setTried] = useState(false);
  const [look, setLook] = useState({ at: 0, times: 0 });
  const [guidelines, setGuidelines] = useState(false);
  const first = useRef<HTMLElement | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const { said, clause, mode } = own;
  const held = heldOf(quotes, said);
  const spans = held.filter(isSpan);
  const outline = useOutline(reference);
  const on = useMarking({
    reference,
    from: spans[0]?.start ?? 0,
    begins: begins === 'evidence',
    onFound: (item) => setQuotes(withQuote(quotes, item)),
  });
  const lack = missingPart(said, note, unit.sides);
  const chosenKeys = use(WorkspaceKeysContext);
  const keymap = useMemo(() => keymapOf(chosenKeys), [chosenKeys]);

  const toVerdict = (): void => verdictButton(fields.current)?.focus();
  useLabelKeys(on.cursor ? { kind: 'evidence', ...on.cursor } : mode, keymap, (command, press) => {
    const next = applyCommand(own, command);
    if (next) setOwn(next);
    else if (command === 'leave' && !on.cursor) setOwn({ ...own, mode: { kind: 'read' } });
    else if (command === 'note') reason.current?.focus();
    else if (command === 'guideline') setGuidelines(!guidelines);
    else return on.obey(command, press);
    return true;
  });

  function write(): void {
    if (busy) return;
    setTried(true);
    if (lack === 'reason') reason.current?.focus();
    if (lack === null) onWrite({ ...said, note, evidence: held, clause });
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
      width={guidelines ? 'full' : 'xl'}
      onOpenChange={(open, { reason, event }) => {
        if (open || (reason === 'escape-key' && event.defaultPrevented)) return;
        if (reason === 'escape-key' && on.cursor) on.leave();
        else if (reason === 'escape-key' && mode.kind !== 'read') setOwn({ ...own, mode: { kind: 'read' } });
        else onClose();
      }}
      initialFocus={first}
      title={t('writeTitle', { number })}
      description={
        <span lang={language}>
          <SegmentWords text={unit.text} />
        </span>
      }
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
          fields.current = box;
          const start = begins === 'evidence' ? '[data-scrolls]' : '[data-looked-at]';
          first.current = box?.querySelector<HTMLElement>(start) ?? verdictButton(box);
        }}
        onKeyDown={onKeyDown}
        className={cx(
          'grid gap-5',
          guidelines
            ? 'min-[1024px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[1200px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(20rem,2fr)]'
            : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictFields
            own={own}
            missing={tried && (lack === 'verdict' || lack === 'type') ? t(`missing.${lack}`) : null}
            onChange={setOwn}
          />
          <ClauseField
            clause={clause}
            open={guidelines}
            onToggle={() => setGuidelines(!guidelines)}
            onRemove={() => setOwn({ ...own, clause: null })}
          />
          <EvidenceField
            quotes={quotes}
            language={language}
            consistent={isConsistent(said)}
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
        <div className={PANE}>
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
              setLook(({ at, times }) => ({
                at: (at + by + spans.length) % spans.length,
                times: times + 1,
              }))
            }
            onLeave={on.leave}
          />
        </div>
        {guidelines && (
          <div ref={intoView} className={cx(PANE, 'max-[1199px]:col-span-full')}>
            <GuidelinePane
              projectId={props.projectId}
              type={said.errorType}
              cited={clause}
              onCite={(cited) => setOwn(withOwnClause(own, cited))}
              calls={1}
              close={() => {
                setGuidelines(false);
                toVerdict();
              }}
              home={toVerdict}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Under the reference it may be out of view. */
function intoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}

/** The verdict that is said, else the first. */
const verdictButton = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-verdicts] [aria-pressed="true"]') ??
  box?.querySelector<HTMLElement>('[data-verdicts] button') ??
  null;
