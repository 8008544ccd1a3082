'use client';

import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { type Verdict } from '@/lib/annotation/labels/verdict';
import { passes } from '@/lib/consistency/statements/label';
import { type CheckSteps, type StatementSteps } from '@/lib/consistency/statements/steps';
import { judgesLanguage, type Source } from '../source';
import { Stage } from '../stage';

interface Props {
  steps: StatementSteps;
  verdict: Verdict;
  source: Source;
}

/** How a statement was read out of the answer, where that says something, and how it was checked. */
export function StatementStages({ steps: { extract, check }, verdict, source: { language } }: Props) {
  const telling = extract && (extract.noVerdict || extract.reasoning !== '');
  return (
    <>
      {telling && (
        <Stage name="extract" outcome={null} language={language} {...extract}>
          {null}
        </Stage>
      )}
      {check && <Check check={check} verdict={verdict} language={language} />}
    </>
  );
}

function Check({ check, verdict, language }: { check: CheckSteps; verdict: Verdict; language: string }) {
  const t = useTranslations('steps');
  const { label, reason, votes } = check;
  const failed = votes.filter((vote) => !passes(vote)).length;
  const said = label !== null && label !== verdict && t(`label.${label}`);
  return (
    <Stage name="check" outcome={<VerdictMark verdict={verdict} />} language={language} {...check}>
      {said && <p className="font-medium">{said}</p>}
      {votes.length > 0 && <p className="num text-ink-2">{t('votes', { failed, count: votes.length })}</p>}
      {reason !== '' && <p lang={judgesLanguage(language)}>{reason}</p>}
    </Stage>
  );
}
