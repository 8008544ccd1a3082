'use client';

import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { type Verdict } from '@/lib/annotation/labels/verdict';
import { type PanelSteps } from '@/lib/consistency/methods/panel/steps';
import { messageOr } from '@/lib/i18n/message-or';
import { type Source } from '../source';
import { Stage } from '../stage';

interface Props {
  steps: PanelSteps;
  verdict: Verdict;
  source: Source;
}

/** The vote of each judge, and how many were for inconsistent. */
export function PanelStages({ steps: { panel }, verdict, source: { language } }: Props) {
  const t = useTranslations('steps');
  const { rule, votes } = panel;
  const [failed, passed] = (['inconsistent', 'consistent'] as const).map(
    (said) => votes.filter((vote) => vote.verdict === said).length,
  ) as [number, number];
  return (
    <Stage name="panel" outcome={<VerdictMark verdict={verdict} />} language={language} {...panel}>
      <p className="num text-ink-2">
        {t(`panel.rule.${rule}`)} · {t('panel.cast', { failed, cast: failed + passed })}
      </p>
      <ol className="flex flex-col divide-y divide-line">
        {votes.map((vote, at) => (
          <Vote key={at} vote={vote} weighted={rule === 'weighted'} />
        ))}
      </ol>
    </Stage>
  );
}

function Vote({ vote, weighted }: { vote: PanelSteps['panel']['votes'][number]; weighted: boolean }) {
  const t = useTranslations('steps');
  const m = useTranslations('methods');
  const { method, model, weight, verdict } = vote;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
      <span className="min-w-0 wrap-anywhere">
        {messageOr(m, `${method}.name`, method)}
        {model !== null && <span className="text-ink-2"> · {model}</span>}
        {weighted && <span className="num text-ink-2"> · {t('panel.weight', { weight })}</span>}
      </span>
      {verdict === 'consistent' || verdict === 'inconsistent' ? (
        <VerdictMark verdict={verdict} />
      ) : (
        <span className="text-ink-3">{t(verdict === null ? 'panel.none' : 'panel.undecided')}</span>
      )}
    </li>
  );
}
