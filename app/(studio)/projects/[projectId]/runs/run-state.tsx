import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { messageOr } from '@/lib/i18n/message-or';

const TONES: Record<RunView['state'], Tone> = {
  queued: 'accent',
  running: 'accent',
  paused: 'needs',
  done: 'confirmed',
  cancelled: 'neutral',
  failed: 'danger',
};

/** Where a run stands, and why it stands still. */
export function RunState({ run }: { run: RunView }) {
  const t = useTranslations('runs');
  const { state, error, pausedUntil, account } = run;
  const waits = waitsForBatches(run);
  return (
    <>
      <Badge tone={waits ? 'accent' : TONES[state]}>{t(waits ? 'inBatches' : `work.${state}`)}</Badge>
      {waits && account?.batches && account.batches.open > 0 && (
        <span className="num mt-1 block text-xs text-ink-2">{t('batchesText', account.batches)}</span>
      )}
      {pausedUntil !== null && <PausedUntil until={pausedUntil} words={waits ? 'nextLook' : 'pausedUntil'} />}
      {error !== null && <RunError error={error} />}
    </>
  );
}

/** Words for the kind of fault, and what the endpoint said to it. */
function RunError({ error }: { error: string }) {
  const t = useTranslations('runs');
  const f = useTranslations('endpoints.fault');
  const [kind = '', ...rest] = error.split(': ');
  const said = rest.join(': ');
  const words = messageOr(f, kind, '');
  return (
    <span className="mt-1 block max-w-96 text-xs wrap-anywhere text-ink-2">
      {messageOr(t, `error.${error}`, words || t('errorText', { error }))}
      {words !== '' && said !== '' && (
        <span lang="en" className="block text-ink-3">
          {said}
        </span>
      )}
    </span>
  );
}

/** When a run that rests goes on by itself. */
function PausedUntil({ until, words }: { until: string; words: 'pausedUntil' | 'nextLook' }) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const time = format.dateTime(new Date(until), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return <span className="num mt-1 block text-xs text-ink-2">{t(words, { time })}</span>;
}
