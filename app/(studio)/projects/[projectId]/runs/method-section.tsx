import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { Section } from '@/components/ui/section';
import type { ParamField } from '@/lib/consistency/param-fields';
import type { RunView } from '@/lib/consistency/run-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { startRunOf } from './actions';
import { isLive } from './is-live';
import { NoModel } from './no-model';
import { SetUpLink } from './set-up-link';
import { StartRun } from './start-run';

interface Props {
  projectId: string;
  method: {
    id: string;
    needsEndpoint: boolean;
    /** Parameters that a person may set. */
    fields: readonly ParamField[];
    /** Its parameters follow from reviewed segments at each start. */
    recalibrates: boolean;
  };
  archived: boolean;
  runs: readonly RunView[];
  /** Whether there is an endpoint to ask. */
  ready: boolean;
  owner: boolean;
}

/** One method: its description, and a link to start a run, or to what has to be done first. */
export function MethodSection({ method, archived, ...props }: Props) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  return (
    <Section
      title={messageOr(m, `${method.id}.name`, method.id)}
      description={messageOr(m, `${method.id}.about`, '')}
    >
      {archived && <Callout role="note">{t('archived')}</Callout>}
      {!archived &&
        (method.needsEndpoint ? (
          <WithModel method={method} {...props} />
        ) : (
          <AtOnce method={method} {...props} />
        ))}
    </Section>
  );
}

type Way = Omit<Props, 'archived'>;

/** A method that asks nobody: a button that starts it at once. */
function AtOnce({ projectId, method, runs }: Way) {
  const t = useTranslations('runs');
  const own = runs.filter((run) => run.method === method.id && !run.imported);
  const again = method.recalibrates && own.some(({ state }) => state === 'done');
  return (
    <>
      <StartRun
        action={startRunOf.bind(null, { projectId, method: method.id })}
        label={t(again ? 'again' : 'start')}
        method={method.id}
        fields={method.fields}
        disabled={own.some(isLive)}
      />
      {method.recalibrates && <p className="mt-3 text-sm text-ink-3">{t('recalibrate')}</p>}
    </>
  );
}

function WithModel({ projectId, method, ready, owner }: Way) {
  return ready ? <SetUpLink projectId={projectId} method={method.id} /> : <NoModel owner={owner} />;
}
