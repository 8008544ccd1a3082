'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { OptionLine } from '@/components/ui/option-line';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { UnitView } from '@/lib/adjudication/view';
import type { Evidence } from '@/lib/annotation/evidence';
import { failedStage, judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/judgement';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType, STAGES, type Stage } from '@/lib/typology/error-type';

interface Props {
  unit: UnitView;
  number: number;
  language: string;
  onClose: () => void;
  onWrite: (judgement: object) => void;
}

const VERDICTS = ['consistent', 'inconsistent', 'unsure'] as const;

/** A label of the lead's own: verdict, type, whichever of the quotes hold, and the reason. */
export function WriteDialog({ unit, number, language, onClose, onWrite }: Props) {
  const t = useTranslations('adjudication');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const w = useTranslations('workspace.stage');
  const before = unit.label?.decided ? unit.label : null;
  const [verdict, setVerdict] = useState<(typeof VERDICTS)[number]>(() =>
    before === null
      ? 'inconsistent'
      : failedStage(before)
        ? 'inconsistent'
        : before.fact === 'unsure'
          ? 'unsure'
          : 'consistent',
  );
  const [type, setType] = useState<ErrorType | null>(before?.errorType ?? null);
  const [stage, setStage] = useState<Stage>((before && failedStage(before)) ?? 'fact');
  const quotes = distinct(unit);
  const [held, setHeld] = useState<readonly number[]>(quotes.map((_, index) => index));
  const [note, setNote] = useState(before?.note ?? '');
  const first = useRef<HTMLElement | null>(null);
  const incomplete = verdict === 'inconsistent' && type === null;

  function write(): void {
    if (incomplete) return;
    const choice = verdict === 'inconsistent' ? type! : verdict;
    const { fact, logic, errorType } = judgementFor(choice, OPEN_JUDGEMENT, stage);
    onWrite({ fact, logic, errorType, note, evidence: quotes.filter((_, index) => held.includes(index)) });
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
      onOpenChange={(open) => !open && onClose()}
      initialFocus={first}
      title={t('writeTitle', { number })}
      description={<span lang={language}>{unit.text}</span>}
      footer={
        <>
          <DialogClose render={<Button>{t('cancel')}</Button>} />
          <Button variant="primary" disabled={incomplete} onClick={write} aria-keyshortcuts="Control+Enter">
            {t('writeDone')}
          </Button>
        </>
      }
    >
      {/* Only the shortcut that sends it; the controls inside have their own keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
        <div
          ref={(box) => {
            first.current = box?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ?? null;
          }}
        >
          <RadioGroup
            aria-label={t('verdict')}
            value={verdict}
            onValueChange={setVerdict}
            options={VERDICTS.map((value) => ({ value, label: v(value) }))}
          />
        </div>
        {verdict === 'inconsistent' && (
          <Field label={t('type')}>
            <Select
              value={type}
              placeholder={t('typeWanted')}
              onValueChange={setType}
              options={ERROR_TYPES.map((value) => ({ value, label: y(`${value}.name`) }))}
            />
          </Field>
        )}
        {verdict === 'inconsistent' && type !== null && ERROR_TYPE_FACTS[type].stage === null && (
          <RadioGroup
            aria-label={t('stage')}
            value={stage}
            onValueChange={setStage}
            options={STAGES.map((value) => ({ value, label: w(value) }))}
          />
        )}
        {quotes.length > 0 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">{t('whichQuotes')}</legend>
            {quotes.map((item, index) => (
              <OptionLine
                key={index}
                control={
                  <Checkbox
                    checked={held.includes(index)}
                    onCheckedChange={(on) =>
                      setHeld(on ? [...held, index] : held.filter((other) => other !== index))
                    }
                  />
                }
                label={<span lang={language}>{quoteOf(item)}</span>}
                hint={t(`relation.${item.relation}`)}
              />
            ))}
          </fieldset>
        )}
        <Field label={t('reason')} hint={t('reasonHint')}>
          <Textarea
            rows={3}
            maxLength={10_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

const quoteOf = (item: Evidence): string =>
  item.relation === 'not_found' ? item.searched.join(' · ') : `“${item.quote}”`;

/** What anybody quoted for the unit, each once. */
function distinct({ sides, label }: UnitView): Evidence[] {
  const all = [...(label?.evidence ?? []), ...sides.flatMap((side) => side?.evidence ?? [])];
  const keys = all.map((item) =>
    JSON.stringify([item.relation, quoteOf(item), 'start' in item ? item.start : null]),
  );
  return all.filter((_, index) => keys.indexOf(keys[index]!) === index);
}
