import { Circle, CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Checklist, ChecklistItem, ChecklistStep } from '@/lib/overview/checklist';

const PATHS: Record<ChecklistStep, string> = {
  import: '/import',
  prefill: '/runs',
  guidelines: '/guidelines/edit',
  invite: '/people',
  pilot: '/rounds/new?kind=pilot',
  training: '/rounds/new?kind=training',
  main: '/rounds',
  adjudicate: '/adjudication',
  export: '/export',
};
const SIGNS = {
  done: { Icon: CircleCheck, tone: 'text-confirmed' },
  leftOut: { Icon: CircleSlash, tone: 'text-ink-3' },
  toDo: { Icon: Circle, tone: 'text-ink-3' },
};

/** The step whose page an item leads to: an open round is looked at, and known answers come from adjudication. */
const leadsTo = ({ step, running, needsKnown }: ChecklistItem): ChecklistStep =>
  running ? 'main' : needsKnown ? 'adjudicate' : step;

interface Props {
  base: string;
  checklist: Checklist;
  /** Once work has begun it folds, and what waits comes first. */
  folded: boolean;
}

/** The way of a new project from a file to a data set, until all of it is behind it. */
export function ChecklistSection({ base, checklist: { steps, next }, folded }: Props) {
  const t = useTranslations('home.checklist');
  const nextItem = steps.find(({ step }) => step === next);
  if (!nextItem) return null;
  const count = (state: ChecklistItem['state']): number => steps.filter((one) => one.state === state).length;
  const counts = { done: count('done'), leftOut: count('leftOut'), all: steps.length };
  const words = t(counts.leftOut > 0 ? 'countLeftOut' : 'count', counts);
  const list = <Steps base={base} steps={steps} next={next} />;
  if (!folded)
    return (
      <Section title={t('title')} description={words}>
        {list}
      </Section>
    );
  const target = leadsTo(nextItem);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-5 py-3">
      <details className="peer open:basis-full">
        <summary className="cursor-pointer">
          <span className="font-medium">{t('title')}</span> <span className="num text-ink-2">{words}</span>
        </summary>
        <div className="pt-3">{list}</div>
      </details>
      {/* The open list has the step itself. */}
      <p className="text-ink-2 peer-open:hidden">
        {t.rich('nextStep', {
          act: t(`step.${target}.act`),
          link: (act) => <TextLink href={`${base}${PATHS[target]}`}>{act}</TextLink>,
        })}
      </p>
    </div>
  );
}

function Steps({ base, steps, next }: { base: string } & Checklist) {
  return (
    <ol className="flex flex-col gap-1.5">
      {steps.map((item) => (
        <Step key={item.step} base={base} item={item} isNext={item.step === next} />
      ))}
    </ol>
  );
}

function Step({ base, item, isNext }: { base: string; item: ChecklistItem; isNext: boolean }) {
  const t = useTranslations('home.checklist');
  const { step, state } = item;
  const { Icon, tone } = SIGNS[state];
  const target = leadsTo(item);
  const href = `${base}${PATHS[target]}`;
  return (
    <li data-state={state} className="grid grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-1">
      <Icon role="img" aria-label={t(state)} className={`mt-0.75 size-4 ${tone}`} />
      <span className={state === 'toDo' ? '' : 'text-ink-3'}>
        <TextLink href={href} className={isNext ? 'font-semibold' : ''}>
          {t(`step.${step}.name`)}
        </TextLink>{' '}
        <span className="text-ink-2">{t(`step.${step}.text`)}</span>
        {state === 'leftOut' && <span aria-hidden> {t('leftOutText')}</span>}
        {state === 'toDo' && item.running && <span className="text-ink-2"> {t('running')}</span>}
        {state === 'toDo' && item.invited && <span className="text-ink-2"> {t('invited')}</span>}
        {state === 'toDo' && item.needsKnown && <span className="text-ink-2"> {t('needsKnown')}</span>}
        {isNext && (
          <span className="mt-1.5 block">
            <LinkButton variant="primary" href={href}>
              {t(`step.${target}.act`)}
            </LinkButton>
          </span>
        )}
      </span>
    </li>
  );
}
