import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import type { OrderOutcome } from '@/lib/evaluation/order-bias/order-outcome';
import type { OrderReply, ShownPair } from '@/lib/evaluation/order-bias/pair';
import { messageOr } from '@/lib/i18n/message-or';

const TONES: Record<OrderOutcome, Tone> = {
  pass: 'confirmed',
  bias_a: 'needs',
  bias_b: 'changed',
  wrong: 'danger',
  unreadable: 'neutral',
};

interface Props {
  pairs: readonly ShownPair[];
  /** How many there are in all. */
  of: number;
  /** Whether pairs are named by the lines of a file. */
  isFile: boolean;
}

/** Pairs to look at, each with both replies: those that did not pass first. */
export function PairSection({ pairs, of, isFile }: Props) {
  const t = useTranslations('judgeTests');
  if (pairs.length === 0) return null;
  return (
    <Section title={t('pairs')} description={t('pairsText', { shown: pairs.length, of })}>
      <ul className="divide-y divide-line border-t border-line">
        {pairs.map((pair, at) => (
          <li key={at} className="py-2">
            <details>
              <summary className="cursor-default">
                <Badge tone={TONES[pair.outcome]}>{t(`outcome.${pair.outcome}`)}</Badge>{' '}
                <span className="text-sm wrap-anywhere text-ink-2">
                  {isFile ? t('line', { line: pair.name }) : pair.name}
                </span>{' '}
                <span className="wrap-anywhere" lang={pair.language}>
                  {pair.incorrect}
                </span>
              </summary>
              <PairTexts pair={pair} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PairTexts({ pair }: { pair: ShownPair }) {
  const t = useTranslations('judgeTests');
  const { question, article, correct, incorrect, language, replies } = pair;
  const texts = [
    ...(question === '' ? [] : [[t('texts.question'), question]]),
    [t('texts.article'), article],
    [t('texts.correct'), correct],
    [t('texts.incorrect'), incorrect],
  ];
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {texts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere" lang={language}>
            {text}
          </dd>
        </div>
      ))}
      <Reply name={t('texts.inOrder')} reply={replies.inOrder} />
      <Reply name={t('texts.swapped')} reply={replies.swapped} />
    </dl>
  );
}

function Reply({ name, reply }: { name: string; reply: OrderReply }) {
  const t = useTranslations('judgeTests');
  const r = useTranslations('runs');
  const faultName = (fault: string | null): string => messageOr(r, `met.${fault}`, fault ?? '');
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">
        {reply.choice === null
          ? t('noChoice', { fault: faultName(reply.fault) })
          : t(reply.readBy === 'embedding' ? 'choseByEmbedding' : 'chose', { choice: reply.choice })}{' '}
        {reply.embeddingFault !== null && (
          <>{t('embeddingFailed', { fault: faultName(reply.embeddingFault) })} </>
        )}
        <code className="text-xs text-ink-2">{reply.text}</code>
      </dd>
    </>
  );
}
