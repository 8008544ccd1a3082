'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { quote } from '@/lib/text/offsets';
import { type WorkspaceState } from '@/lib/workspace/state/state';
import { uncoveredIn } from '@/lib/workspace/state/uncovered-text';
import { atSegment } from '../engine/use-restore-focus';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  workspace: WorkspaceState;
  actions: WorkspaceActions;
}

/** Before submission: what of the answer is in no segment; one goes there, adds it, or submits all the same. */
export function UncoveredDialog({ workspace, actions }: Props) {
  const t = useTranslations('workspace.uncovered');
  const first = useRef<HTMLButtonElement>(null);
  const { sample } = workspace;
  const texts = uncoveredIn(workspace);
  const leave = (): void => {
    actions.leave();
    actions.home();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('title')}
      description={t('text')}
      initialFocus={first}
      finalFocus={atSegment}
      footer={
        <>
          <Button variant="quiet" onClick={actions.submitAnyway} className="mr-auto">
            {t('anyway')}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              // From the last on, so that the first is selected.
              for (const { at } of texts.toReversed())
                actions.edit({ kind: 'add', start: at[0], end: at[1] });
              leave();
            }}
          >
            {t('addAll')}
          </Button>
        </>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {texts.map(({ at }, index) => (
          <li key={at[0]} className="flex items-start">
            <Button
              ref={index === 0 ? first : undefined}
              variant="quiet"
              className="h-auto min-h-8 min-w-0 flex-1 justify-start px-2 py-1 text-left font-normal wrap-anywhere whitespace-normal text-ink"
              onClick={() => actions.addFrom(at[0])}
            >
              <span className="sr-only">{t('goTo')} </span>
              <span lang={sample.language}>{quote(sample.answer, at)}</span>
            </Button>
            <Button
              variant="quiet"
              className="shrink-0"
              aria-label={t('addWhole', { text: quote(sample.answer, at) })}
              onClick={() => {
                actions.edit({ kind: 'add', start: at[0], end: at[1] });
                leave();
              }}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
