'use client';

import { Bot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { afterFrame } from '@/components/segment-text/after-frame';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType, STAGES, type Stage } from '@/lib/typology/error-type';
import { TypeMeaning } from './type-meaning';

interface Props {
  /** Index of the type that is looked at: it has the focus and explains itself. */
  at: number;
  /** The type that the label has now. */
  current: ErrorType | null;
  /** A method would look at this one first; never a claim. */
  suggested: ErrorType | null;
  /** Other is chosen, and its stage is to be named. */
  naming: boolean;
  onPick(type: ErrorType, stage: Stage | null): void;
  onLook(at: number): void;
}

/** The words of the segment stay above while its list is scrolled: what comes into view stops below them. */
const BELOW_WORDS = 'scroll-mt-(--words-height)';

function readWordsHeight(picker: HTMLElement): void {
  const head = picker.closest('[data-segment]')?.querySelector('[data-segment-head]')?.parentElement;
  picker.style.setProperty('--words-height', `${head?.offsetHeight ?? 0}px`);
}

/** The eleven types under their keys; the one that is looked at says what it means and shows an example. */
export function TypePicker({ at, current, suggested, naming, onPick, onLook }: Props) {
  const t = useTranslations('workspace.picker');
  const picker = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!naming) list.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
  }, [at, naming]);
  // Behind the key's frame: as much of it as there is room for, and always the type that is looked at.
  useEffect(
    () =>
      afterFrame(() => {
        if (!picker.current) return;
        readWordsHeight(picker.current);
        picker.current.scrollIntoView({ block: 'nearest' });
      }),
    [],
  );
  useEffect(() => afterFrame(() => list.current?.children[at]?.scrollIntoView({ block: 'nearest' })), [at]);
  return (
    <div
      ref={picker}
      role="group"
      aria-label={t('label')}
      className={cx('rounded-md bg-sunken p-2', BELOW_WORDS)}
    >
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-1 gap-y-0.5">
        {ERROR_TYPES.map((type, index) => (
          <li key={type} className={BELOW_WORDS}>
            <button
              type="button"
              aria-pressed={type === current}
              data-looked-at={index === at && !naming ? '' : undefined}
              onPointerEnter={() => onLook(index)}
              onFocus={() => index !== at && onLook(index)}
              onClick={() => onPick(type, null)}
              className={cx(
                'flex h-7 w-full items-center gap-1.5 rounded-sm px-1 text-left -outline-offset-2',
                index === at && 'bg-selected-soft',
              )}
            >
              <Kbd className="bg-raised">{ERROR_TYPE_FACTS[type].key.slice(3)}</Kbd>
              <TypeName type={type} />
              {type === suggested && (
                <Bot
                  role="img"
                  aria-label={t('suggested')}
                  className="ml-auto size-3.5 shrink-0 text-prefilled"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
      {naming ? (
        <StageQuestion onPick={(stage) => onPick('Other', stage)} />
      ) : (
        <TypeMeaning type={ERROR_TYPES[at]!} />
      )}
    </div>
  );
}

function TypeName({ type }: { type: ErrorType }) {
  const t = useTranslations('typology');
  return (
    <span className={cx('min-w-0 truncate text-sm font-medium', NAME_TONE[ERROR_TYPE_FACTS[type].category])}>
      {t(`${type}.name`)}
    </span>
  );
}

const NAME_TONE = {
  hallucination: 'text-hallucination',
  knowledge: 'text-knowledge',
  logic: 'text-logic',
  other: 'text-other',
};

function StageQuestion({ onPick }: { onPick(stage: Stage): void }) {
  const t = useTranslations('workspace.picker');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-2 flex min-h-32 flex-wrap items-start gap-2 border-t border-line pt-2 text-sm">
      <p className="w-full">{t('whichStage')}</p>
      {STAGES.map((stage, index) => (
        <Button
          key={stage}
          ref={index === 0 ? first : undefined}
          data-looked-at={index === 0 ? '' : undefined}
          size="sm"
          onClick={() => onPick(stage)}
        >
          <Kbd>{stage === 'fact' ? 'F' : 'L'}</Kbd> {t(stage)}
        </Button>
      ))}
    </div>
  );
}
