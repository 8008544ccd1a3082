'use client';

import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { type FactSteps, type FactPoint } from '@/lib/consistency/methods/l-face4rag/steps';
import { type Verdict } from '@/lib/annotation/labels/verdict';
import { Quotes } from '../quotes';
import { judgesLanguage, type Source } from '../source';
import { Stage } from '../stage';

interface Props {
  stage: FactSteps;
  verdict: Verdict;
  source: Source;
}

/** Every piece of information in the segment, held against its own quotes; outcomes stand in one column. */
export function FactStage({ stage, verdict, source }: Props) {
  const t = useTranslations('steps');
  const { points, noVerdict } = stage;
  return (
    <Stage name="fact" outcome={<VerdictMark verdict={verdict} />} language={source.language} {...stage}>
      {points.length === 0 && !noVerdict && <p className="text-ink-2">{t('noPoint')}</p>}
      <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 divide-y divide-line empty:hidden">
        {points.map((point, at) => (
          <Point key={at} number={at + 1} point={point} source={source} />
        ))}
      </ol>
    </Stage>
  );
}

function Point({ number, point, source }: { number: number; point: FactPoint; source: Source }) {
  const lang = judgesLanguage(source.language);
  return (
    <li className="col-span-3 grid grid-cols-subgrid gap-y-0.5 py-1">
      <span aria-hidden className="num min-w-3 text-right text-xs leading-5 text-ink-3">
        {number}
      </span>
      <p lang={lang}>{point.point}</p>
      <VerdictMark verdict={point.verdict} className="self-start" />
      <div className="col-span-2 col-start-2">
        <Quotes quotes={point.contexts} source={source} />
        <p lang={lang} className="text-ink-2">
          {point.reason}
        </p>
      </div>
    </li>
  );
}
