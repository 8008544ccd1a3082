import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { Section } from '@/components/ui/section';
import type { RunView } from '@/lib/consistency/run-schema';
import { startOffline } from './actions';
import { isLive } from './is-live';
import { StartRun } from './start-run';

interface Props {
  projectId: string;
  archived: boolean;
  runs: readonly RunView[];
}

/** The engine that needs no model: one button. */
export function OfflineSection({ projectId, archived, runs }: Props) {
  const t = useTranslations('runs');
  const m = useTranslations('methods.offline');
  const own = runs.filter(({ method, imported }) => method === 'offline' && !imported);
  const again = own.some(({ state }) => state === 'done');
  return (
    <Section title={m('name')} description={m('about')}>
      {archived ? (
        <Callout role="note">{t('archived')}</Callout>
      ) : (
        <>
          <StartRun
            action={startOffline.bind(null, { projectId })}
            label={t(again ? 'again' : 'start')}
            disabled={own.some(isLive)}
          />
          <p className="mt-3 text-sm text-ink-3">{t('recalibrate')}</p>
        </>
      )}
    </Section>
  );
}
