'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent } from 'react';
import { EvidenceLine } from '@/components/reference/evidence-line';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  evidence: readonly Evidence[];
  /** Number, from 0 among the spans, of the one that is looked at: S and D say it the other way, Backspace drops it. */
  focusEvidence: number;
  language: string;
  readOnly: boolean;
  actions: WorkspaceActions;
}

/** What in the reference speaks for or against the segment; a press shows it there, Backspace takes it away. */
export function EvidenceList({ evidence, focusEvidence, language, readOnly, actions }: Props) {
  const t = useTranslations('workspace');
  const drop = (at: number): void => {
    actions.edit({ kind: 'drop-evidence', at });
    actions.home();
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (readOnly || (event.key !== 'Backspace' && event.key !== 'Delete')) return;
    event.preventDefault();
    drop(at);
  };
  const numberOf = (at: number): number => evidence.slice(0, at).filter(isSpan).length;
  if (evidence.length === 0) return null;
  return (
    <ul aria-label={t('evidence')} className="-ml-1.5">
      {evidence.map((item, at) => (
        <li
          key={isSpan(item) ? `${item.start} ${item.end}` : 'none'}
          aria-current={evidence.length > 1 && numberOf(at) === focusEvidence ? true : undefined}
          className="group flex items-start gap-1 border-l-2 border-transparent aria-[current]:border-accent"
        >
          <button
            type="button"
            onClick={() =>
              isSpan(item) || readOnly ? actions.look(numberOf(at)) : actions.mode({ kind: 'searches' })
            }
            onKeyDown={(event) => onKeyDown(event, at)}
            className="flex min-w-0 flex-1 items-start gap-1.5 rounded-sm px-1.5 py-0.5 text-left hover:bg-hover"
          >
            <EvidenceLine item={item} language={language} />
          </button>
          {!readOnly && (
            <Button
              variant="quiet"
              size="icon-sm"
              tabIndex={-1}
              aria-label={t('dropEvidence', { number: at + 1 })}
              onClick={() => drop(at)}
              className="size-6 text-ink-3"
            >
              <Glyph name="x" large />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
