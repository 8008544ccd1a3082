'use client';

import { useTranslations } from 'next-intl';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { type AnyLack } from '@/lib/annotation/labels/submission';
import { missingOf } from '@/lib/workspace/reducer/submit';
import { type WorkspaceState } from '@/lib/workspace/state/state';
import { atSegment } from '../engine/use-restore-focus';

interface Props {
  workspace: WorkspaceState;
  onClose(): void;
  onGo(segmentId: string): void;
}

/** All that keeps the annotation from being submitted, by segment; each leads to its segment. */
export function MissingDialog({ workspace, onClose, onGo }: Props) {
  const t = useTranslations('workspace.missing');
  const n = useTranslations('judging.needs');
  const first = useRef<HTMLButtonElement>(null);
  const numbers = new Map(workspace.segments.map(({ id }, index) => [id, index + 1]));
  /** The first thing names its segment. */
  const lineOf = (lack: AnyLack, number: number, at: number): string => {
    switch (lack.what) {
      case 'undecided':
        return t('undecided', { number });
      case 'type':
        return at === 0 ? t('type', { number }) : t('also.type');
      case 'type_evidence':
        return t('also.type_evidence');
      case 'evidence':
        return at === 0 ? n('missing', { number, need: n(lack.need) }) : n(lack.need);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      width="sm"
      initialFocus={first}
      finalFocus={atSegment}
    >
      <ul className="-mx-2 flex flex-col">
        {missingOf(workspace).map(({ segmentId, lacks }, index) => (
          <li key={segmentId}>
            <Button
              ref={index === 0 ? first : undefined}
              variant="quiet"
              className="h-auto min-h-8 w-full justify-between px-2 py-1 text-left whitespace-normal text-ink"
              onClick={() => onGo(segmentId)}
            >
              <span>
                {lacks.map((lack, at) => (
                  <span key={lack.what} className={at > 0 ? 'block text-ink-2' : 'block'}>
                    {lineOf(lack, numbers.get(segmentId) ?? 0, at)}
                  </span>
                ))}
              </span>
              <ArrowRight aria-hidden className="text-ink-3" />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
