'use client';

import { useTranslations } from 'next-intl';
import { Folded } from '@/components/method-steps/folded';
import { MethodStepsView } from '@/components/method-steps/method-steps';
import { type Source } from '@/components/method-steps/source';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { SegmentWords } from '@/components/segment-text/segment-words';
import type { DryRunSegment as Segment } from '@/lib/consistency/server/control/get-dry-run';

interface Props {
  number: number;
  segment: Segment;
  source: Source;
}

/** One segment: the verdict, and below it how the judge came to it, down to its raw replies. */
export function DryRunSegment({ number, segment, source }: Props) {
  const t = useTranslations('runs');
  const s = useTranslations('steps');
  const { text, fact, logic, errorType, machine, replies } = segment;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      <span aria-hidden className="num pt-0.5 text-right text-sm text-ink-3">
        {number}
      </span>
      <div className="flex min-w-0 flex-col gap-1.5">
        <p lang={source.language} className="wrap-anywhere [line-break:strict]">
          <SegmentWords text={text} />
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <VerdictMark verdict={overall({ fact, logic })} />
          {errorType && <TypeBadge type={errorType} />}
        </p>
        {machine.steps && (
          <Folded label={s('title')}>
            <MethodStepsView steps={machine.steps} verdicts={{ fact, logic }} source={source} />
          </Folded>
        )}
        {replies.length > 0 && (
          <Folded label={t('rawReplies')}>
            {replies.map(({ key, prompt, text }) => (
              <div key={key} className="mb-3">
                <h4 className="font-mono text-xs text-ink-3">{prompt}</h4>
                <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
              </div>
            ))}
          </Folded>
        )}
      </div>
    </li>
  );
}
