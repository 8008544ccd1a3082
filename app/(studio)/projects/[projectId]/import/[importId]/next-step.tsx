import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import { DEFAULT_PREFILL_METHOD } from '@/lib/consistency/methods/registry';
import type { ImportPrefill } from '@/lib/exchange/server/import/get-import-prefill';
import { Refresh } from '../../refresh';
import { startRunOf } from '../../runs/actions';
import { StartRun } from '../../runs/start-run';

const EVERY_MS = 1_000;

/** What comes after an import, one press away: the pre-fill, how far it is, or the work. */
export function NextStep({ projectId, prefill }: { projectId: string; prefill: ImportPrefill }) {
  const t = useTranslations('import');
  const base = `/projects/${projectId}`;
  const { state, run } = prefill;
  const samples = <LinkButton href={`${base}/samples`}>{t('toSamples')}</LinkButton>;
  const another = <LinkButton href={`${base}/import`}>{t('another')}</LinkButton>;
  if (state === 'open')
    return (
      <div className="flex flex-wrap gap-2">
        <StartRun
          action={startRunOf.bind(null, { projectId, method: DEFAULT_PREFILL_METHOD })}
          label={t('prefill')}
          method={DEFAULT_PREFILL_METHOD}
          fields={[]}
        />
        {samples}
        {another}
      </div>
    );
  const going = state === 'due' || state === 'going';
  return (
    <>
      {going && (
        <Progress
          label={t('prefilling')}
          value={run?.done ?? null}
          max={run?.total}
          note={run && t('prefillingOf', { done: run.done, total: run.total })}
        />
      )}
      {going && <Refresh everyMs={EVERY_MS} />}
      {state === 'done' && (
        <Callout kind="success" role="status" title={t('prefillDone')}>
          <TextLink href={`${base}/runs/${run!.id}`}>{t('prefillFound')}</TextLink>
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" href={base}>
          {t('toOverview')}
        </LinkButton>
        {samples}
        {another}
      </div>
    </>
  );
}
