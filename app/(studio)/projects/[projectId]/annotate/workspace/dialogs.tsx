'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { Textarea } from '@/components/ui/textarea';
import type { Action } from './reduce';
import { missingOf } from './reduce';
import type { Desk } from './state';
import { stamp } from './use-desk';

interface Props {
  desk: Desk;
  dispatch(action: Action): void;
}

/** What opens over the desk: what is still missing, the reason of a flag, the keys. */
export function Dialogs({ desk, dispatch }: Props) {
  const t = useTranslations('workspace');
  const { kind } = desk.mode;
  const onOpenChange = (open: boolean): void => {
    if (!open) dispatch({ kind: 'mode', mode: { kind: 'read' } });
  };
  return (
    <>
      <Dialog
        open={kind === 'missing'}
        onOpenChange={onOpenChange}
        title={t('missing.title')}
        description={t('missing.text')}
      >
        <ul className="flex flex-col gap-1">
          {missingOf(desk).map(({ segmentId, what }) => (
            <li key={segmentId}>
              <Button
                variant="quiet"
                onClick={() => {
                  onOpenChange(false);
                  dispatch({ kind: 'select', segmentId });
                }}
              >
                {t(`missing.${what}`, { number: desk.segments.findIndex(({ id }) => id === segmentId) + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      <FlagDialog desk={desk} dispatch={dispatch} onOpenChange={onOpenChange} />
      <Dialog open={kind === 'keys'} onOpenChange={onOpenChange} title={t('keys')} width="lg">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_1fr]">
          {KEYS.map(([keys, what]) => (
            <div key={what} className="contents">
              <dt className="flex gap-1">
                {keys.split(' ').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(`key.${what}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function FlagDialog({ desk, dispatch, onOpenChange }: Props & { onOpenChange(open: boolean): void }) {
  const t = useTranslations('workspace');
  const flag = (reason: string | null): void =>
    dispatch({ kind: 'act', act: { kind: 'flag', reason }, stamp: stamp() });
  return (
    <Dialog
      open={desk.mode.kind === 'flag'}
      onOpenChange={onOpenChange}
      title={t('flagTitle')}
      description={t('flagText')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          flag(String(new FormData(event.currentTarget).get('reason') ?? ''));
        }}
        className="flex flex-col gap-3"
      >
        <Textarea
          name="reason"
          rows={3}
          maxLength={1000}
          aria-label={t('flagReason')}
          defaultValue={desk.annotation.flagReason ?? ''}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {t('flag')}
          </Button>
          {desk.annotation.flagReason !== null && <Button onClick={() => flag(null)}>{t('unflag')}</Button>}
        </div>
      </form>
    </Dialog>
  );
}

const KEYS = [
  ['J K', 'move'],
  ['↵', 'accept'],
  ['C', 'consistent'],
  ['X', 'type'],
  ['U', 'unsure'],
  ['E', 'evidence'],
  ['S D', 'mark'],
  ['N', 'next'],
  ['/', 'find'],
  ['[', 'split'],
  [']', 'merge'],
  ['M', 'note'],
  ['F', 'flag'],
  ['Z', 'undo'],
  ['⇧Z', 'redo'],
  ['Ctrl ↵', 'submit'],
] as const;
