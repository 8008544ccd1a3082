import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { MyWork } from '@/lib/annotation/server/figures/get-my-work';
import { useRoundText } from '../rounds/use-round-text';

interface Props {
  work: MyWork;
  /** One is open already. */
  held: boolean;
  /** The queue had nothing when it was last asked. */
  empty: boolean;
  /** Opens the next sample. */
  next: () => Promise<void>;
}

/** The next sample, one press away; where none is left, what was done. */
export function MyWorkHead({ work, held, empty, next }: Props) {
  const t = useTranslations('myWork');
  const { submitted, remaining, training } = work;
  const ahead = held || (!empty && remaining + training > 0);
  return (
    <section
      aria-label={t('title')}
      className="grid items-center gap-x-10 gap-y-5 rounded-lg border border-line bg-surface px-6 py-6 md:grid-cols-[1fr_auto]"
    >
      <div className="flex flex-col gap-4">
        {ahead ? (
          <form action={next}>
            <Button type="submit" variant="primary" className="h-12 px-6 text-lg">
              {t(held ? 'continue' : 'start')} <ArrowRight aria-hidden />
            </Button>
          </form>
        ) : (
          <Done work={work} />
        )}
        {submitted + remaining > 0 && (
          <Progress
            className="max-w-110"
            label={t('progress')}
            value={submitted}
            max={submitted + remaining}
            note={t('of', { part: submitted, whole: submitted + remaining })}
            tone="confirmed"
          />
        )}
        {training > 0 && <p className="text-sm text-ink-2">{t('trainingLeft', { count: training })}</p>}
      </div>
      <Today work={work} />
    </section>
  );
}

function Done({ work: { submitted, activeMs } }: { work: MyWork }) {
  const t = useTranslations('myWork');
  const { time } = useRoundText();
  return (
    <div role="status">
      <p className="text-lg font-semibold">{t(submitted > 0 ? 'done' : 'nothing')}</p>
      {submitted > 0 && (
        <p className="num">
          {activeMs > 0 ? t('sumTimed', { submitted, time: time(activeMs) }) : t('sum', { submitted })}
        </p>
      )}
      <p className="mt-1 max-w-[60ch] text-ink-2">{t('later')}</p>
    </div>
  );
}

function Today({ work: { today } }: { work: MyWork }) {
  const t = useTranslations('myWork');
  const { time } = useRoundText();
  return (
    <dl className="grid grid-cols-[max-content_max-content] gap-x-8">
      <Figure name={t('submittedToday')}>{today.submitted}</Figure>
      <Figure name={t('activeToday')}>{today.activeMs > 0 ? time(today.activeMs) : '–'}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num mt-0.5 text-2xl font-semibold">{children}</dd>
    </div>
  );
}
