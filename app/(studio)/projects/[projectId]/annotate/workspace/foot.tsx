'use client';

import { Flag, RotateCcw, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { personsVerdict } from '@/lib/annotation/submission';
import type { Action } from './reduce';
import { missingOf } from './reduce';
import type { Desk } from './state';
import { stamp } from './use-desk';

interface Props {
  desk: Desk;
  readOnly: boolean;
  access: 'edit' | 'reopen' | 'read';
  dispatch(action: Action): void;
}

/** The answer's verdict with what decides it, and the acts on the whole sample. */
export function Foot({ desk, readOnly, access, dispatch }: Props) {
  const t = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const verdict = personsVerdict(desk.segments.map(({ label }) => label));
  const decisive = desk.segments.findIndex(
    ({ label }) =>
      label.decidedAt !== null && (label.fact === 'inconsistent' || label.logic === 'inconsistent'),
  );
  const missing = missingOf(desk).length;
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-canvas px-4 py-2">
      <p className="min-w-0 flex-1 text-base">
        <span className="text-ink-3">{t('answerIs')} </span>
        <strong className={verdict === 'inconsistent' ? 'text-danger' : ''}>
          {verdict === 'undecided' ? t('undecided') : v(verdict)}
        </strong>
        {decisive >= 0 && <span className="text-ink-3"> {t('decides', { number: decisive + 1 })}</span>}
        {missing > 0 && <span className="ml-2 text-needs">{t('missingCount', { count: missing })}</span>}
      </p>
      {readOnly ? (
        access !== 'read' && (
          <Button onClick={() => dispatch({ kind: 'reopen', stamp: stamp() })}>
            <RotateCcw aria-hidden /> {t('reopen')}
          </Button>
        )
      ) : (
        <>
          <Button
            variant="quiet"
            aria-pressed={desk.annotation.flagReason !== null}
            onClick={() => dispatch({ kind: 'mode', mode: { kind: 'flag' } })}
          >
            <Flag
              aria-hidden
              className={desk.annotation.flagReason === null ? '' : 'fill-needs text-needs'}
            />
            {t(desk.annotation.flagReason === null ? 'flag' : 'flagged')} <Kbd>F</Kbd>
          </Button>
          <Button variant="primary" onClick={() => dispatch({ kind: 'submit', stamp: stamp() })}>
            <Send aria-hidden /> {t('submitNext')} <Kbd>Ctrl ↵</Kbd>
          </Button>
        </>
      )}
    </footer>
  );
}
