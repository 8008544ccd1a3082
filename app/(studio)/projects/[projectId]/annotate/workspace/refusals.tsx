'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { Action } from './reduce';
import { canKeep } from './refusal';
import type { Desk } from './state';
import { stamp } from './use-desk';

/** Changes that the server did not take, each offered again where that makes sense; nothing is dropped in silence. */
export function Refusals({ desk, dispatch }: { desk: Desk; dispatch(action: Action): void }) {
  const t = useTranslations('workspace');
  const text = useErrorText();
  if (desk.refusals.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      {desk.refusals.map((refusal) => {
        const { changeId } = refusal.change;
        return (
          <Callout
            key={changeId}
            kind="warning"
            role="alert"
            title={t('refused')}
            action={
              <div className="flex gap-2">
                {canKeep(desk, refusal) && (
                  <Button size="sm" onClick={() => dispatch({ kind: 'keep-mine', changeId, stamp: stamp() })}>
                    {t('keepMine')}
                  </Button>
                )}
                <Button size="sm" variant="quiet" onClick={() => dispatch({ kind: 'drop-mine', changeId })}>
                  {t('dropMine')}
                </Button>
              </div>
            }
          >
            {text.whole(refusal.error)}
          </Callout>
        );
      })}
    </div>
  );
}
