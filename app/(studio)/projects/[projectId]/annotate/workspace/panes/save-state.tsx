'use client';

import { CloudAlert, CloudCheck, CloudUpload, KeyRound, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useBehind } from '@/components/segment-text/use-behind';
import { type SaveError } from '@/lib/workspace/outbox/send-change';

const ICON = { offline: WifiOff, unreachable: CloudAlert, signed_out: KeyRound };

interface Props {
  waiting: number;
  saveError: SaveError | null;
}

/** Whether all is saved, in words that follow the list by a frame; what is not saved is counted and says what becomes of it. */
export const SaveState = memo(function SaveState(props: Props) {
  return (
    <div data-saved={props.waiting === 0}>
      <Words {...useBehind(props)} />
    </div>
  );
});

const Words = memo(function Words({ waiting, saveError }: Props) {
  const t = useTranslations('workspace');
  const Icon = saveError ? ICON[saveError] : waiting > 0 ? CloudUpload : CloudCheck;
  return (
    <p
      className={
        saveError
          ? 'flex items-center gap-1.5 rounded-sm bg-needs-soft px-1.5 font-medium text-needs'
          : 'flex items-center gap-1.5'
      }
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {saveError
        ? t(`saveError.${saveError}`, { count: waiting })
        : waiting > 0
          ? t('savingNow')
          : t('allSaved')}
      {/* Said once; the count beside it grows with every key. */}
      <span role="alert" className="sr-only">
        {saveError && t(`saveErrorText.${saveError}`)}
      </span>
    </p>
  );
});
