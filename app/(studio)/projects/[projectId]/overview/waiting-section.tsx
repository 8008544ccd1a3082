import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { messageOr } from '@/lib/i18n/message-or';
import type { Waiting } from '@/lib/overview/server/list-waiting';

interface Item {
  key: string;
  href: string;
  label: string;
  count: number;
  /** There are more than are counted. */
  more?: boolean;
  note?: ReactNode;
}

interface Props {
  base: string;
  waiting: Waiting;
  /** Samples that somebody has flagged. */
  flagged: number;
}

/** What needs a lead, each the way to where it is done; what is not there is left out. */
export function WaitingSection({ base, waiting, flagged }: Props) {
  const t = useTranslations('home.waiting');
  const items = useItems({ base, waiting, flagged });
  return (
    <Section title={t('title')}>
      {items.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <CircleCheck aria-hidden className="size-4 text-confirmed" />
          {t('clear')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map(({ key, href, label, count, more, note }) => (
            <li
              key={key}
              className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3 py-2 first:pt-0 last:pb-0"
            >
              <span className="num text-right text-lg font-semibold">{`${count}${more ? '+' : ''}`}</span>
              <span className="min-w-0">
                <PageLink href={href} className="font-medium underline-offset-2 hover:underline">
                  {label}
                </PageLink>
                {note && <span className="block text-sm text-ink-3">{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function useItems({ base, waiting, flagged }: Props): Item[] {
  const t = useTranslations('home.waiting');
  const m = useTranslations('methods');
  const { adjudicate, threads, mentions, stalled, voidChecks, runs } = waiting;
  const people = (of: readonly { name: string }[]) =>
    [...new Set(of.map(({ name }) => name))].join(t('comma'));
  const rounds = (of: readonly { roundId: string }[]) => {
    const [one, ...others] = new Set(of.map(({ roundId }) => roundId));
    return others.length > 0 ? `${base}/rounds` : `${base}/rounds/${one}`;
  };
  const items: Item[] = [
    {
      ...{ key: 'adjudicate', href: `${base}/adjudication`, label: t('adjudicate') },
      ...{ count: adjudicate.count, more: adjudicate.more },
      note: adjudicate.decisive > 0 && t('decisive', { count: adjudicate.decisive }),
    },
    { key: 'flagged', href: `${base}/samples?flagged=true`, label: t('flagged'), count: flagged },
    {
      ...{ key: 'threads', label: t('threads'), count: threads.count },
      href: `${base}/samples/${threads.samples[0]?.id}#comments`,
      note: threads.samples.map(({ id, externalId }, index) => (
        <span key={id}>
          {index > 0 && t('comma')}
          <TextLink href={`${base}/samples/${id}#comments`}>{externalId}</TextLink>
        </span>
      )),
    },
    { key: 'mentions', href: '/notices', label: t('mentions'), count: mentions },
    {
      ...{ key: 'stalled', href: rounds(stalled), label: t('stalled'), note: people(stalled) },
      count: stalled.reduce((sum, { count }) => sum + count, 0),
    },
    {
      ...{ key: 'void', href: rounds(voidChecks), label: t('void'), note: people(voidChecks) },
      count: voidChecks.length,
    },
    {
      ...{ key: 'runs', label: t('runs'), count: runs.length },
      href: runs.length === 1 ? `${base}/runs/${runs[0]!.id}` : `${base}/runs`,
      note: runs
        .map(({ method, model, state }) =>
          t(`run.${state}`, { name: model ?? messageOr(m, `${method}.name`, method) }),
        )
        .join(t('comma')),
    },
  ];
  return items.filter(({ count }) => count > 0);
}
