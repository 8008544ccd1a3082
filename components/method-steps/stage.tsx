'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { messageOr } from '@/lib/i18n/message-or';
import { Folded } from './folded';
import { NoVerdict } from './no-verdict';
import { judgesLanguage } from './source';

interface Props {
  /** The method's own; worded where a message has it. */
  name: string;
  /** What came of it, at the end of the first line. */
  outcome: ReactNode;
  noVerdict: { fault: string; raw: string } | null;
  /** What the model thought aloud before it replied; may be empty. */
  reasoning: string;
  /** Of the sample. */
  language: string;
  children: ReactNode;
}

/** One stage: its name and outcome, its steps, and, folded, the model's reasoning text. */
export function Stage({ name, outcome, noVerdict, reasoning, language, children }: Props) {
  const t = useTranslations('steps');
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <div className="flex items-baseline gap-2 border-b border-line-strong pb-0.5">
        <h3 id={id} className="text-xs font-medium text-ink-2">
          {messageOr(t, `stage.${name}`, name)}
        </h3>
        <span className="ml-auto font-medium">{outcome}</span>
      </div>
      {noVerdict && <NoVerdict {...noVerdict} />}
      {children}
      {reasoning !== '' && (
        <Folded label={t('reasoning')}>
          <p lang={judgesLanguage(language)} className="whitespace-pre-wrap">
            {reasoning}
          </p>
        </Folded>
      )}
    </section>
  );
}
