import { Circle, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Checklist, ChecklistStep } from '@/lib/overview/checklist';

const PATHS: Record<ChecklistStep, string> = {
  import: '/import',
  prefill: '/runs',
  guidelines: '/guidelines/edit',
  pilot: '/rounds/new',
  invite: '/people',
  training: '/rounds/new',
  main: '/rounds',
  adjudicate: '/adjudication',
  export: '/export',
};

interface Props {
  base: string;
  checklist: Checklist;
  /** Once work has begun it folds, and what waits comes first. */
  folded: boolean;
}

/** The way of a new project from a file to a data set, until all of it is behind it. */
export function ChecklistSection({ base, checklist: { steps, next }, folded }: Props) {
  const t = useTranslations('home.checklist');
  if (next === null) return null;
  const done = steps.filter((one) => one.done).length;
  const list = <Steps base={base} steps={steps} next={next} />;
  if (!folded)
    return (
      <Section title={t('title')} description={t('count', { done, all: steps.length })}>
        {list}
      </Section>
    );
  return (
    <details className="rounded-lg border border-line bg-surface px-5 py-3">
      <summary className="cursor-pointer">
        <span className="font-medium">{t('title')}</span>{' '}
        <span className="num text-ink-2">
          {t('countNext', { done, all: steps.length, next: t(`step.${next}.name`) })}
        </span>
      </summary>
      <div className="pt-3">{list}</div>
    </details>
  );
}

function Steps({ base, steps, next }: { base: string; steps: Checklist['steps']; next: ChecklistStep }) {
  const t = useTranslations('home.checklist');
  return (
    <ol className="flex flex-col gap-1.5">
      {steps.map(({ step, done }) => (
        <li
          key={step}
          data-done={done || undefined}
          className="grid grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-1"
        >
          {done ? (
            <CircleCheck role="img" aria-label={t('done')} className="mt-0.75 size-4 text-confirmed" />
          ) : (
            <Circle role="img" aria-label={t('toDo')} className="mt-0.75 size-4 text-ink-3" />
          )}
          <span className={done ? 'text-ink-3' : ''}>
            <TextLink href={`${base}${PATHS[step]}`} className={step === next ? 'font-semibold' : ''}>
              {t(`step.${step}.name`)}
            </TextLink>{' '}
            <span className="text-ink-2">{t(`step.${step}.text`)}</span>
            {step === next && (
              <span className="mt-1.5 block">
                <LinkButton variant="primary" href={`${base}${PATHS[step]}`}>
                  {t(`step.${step}.act`)}
                </LinkButton>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
