'use client';

import { SearchX, TextQuote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MethodQuote } from '@/lib/annotation/steps/method-steps';
import { type Source } from './source';

interface Props {
  quotes: readonly MethodQuote[];
  source: Source;
}

/** What a judge quotes from the reference, a line each; without any it says so. */
export function Quotes({ quotes, source }: Props) {
  const t = useTranslations('steps');
  if (quotes.length === 0) return <p className="text-ink-3">{t('noQuote')}</p>;
  return (
    <ul className="-ml-1">
      {quotes.map((quote, at) => (
        <li key={at}>
          {quote.start === null || quote.end === null ? (
            <Nowhere text={quote.quote} language={source.language} />
          ) : (
            <Placed quote={quote} start={quote.start} end={quote.end} source={source} />
          )}
        </li>
      ))}
    </ul>
  );
}

const LINE = 'flex w-full items-start gap-1.5 rounded-sm px-1 py-0.5 text-left';

/** A press shows it in the reference. Of a loose quote the true words stand under it. */
function Placed(props: { quote: MethodQuote; start: number; end: number; source: Source }) {
  const t = useTranslations('steps');
  const { quote, start, end, source } = props;
  return (
    <button type="button" onClick={() => source.onLook(start, end)} className={`${LINE} hover:bg-hover`}>
      <TextQuote aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <span className="sr-only">{t('show')}</span>
        <q lang={source.language} className="text-ink-2">
          {quote.quote}
        </q>
        {quote.match === 'fuzzy' && (
          <span className="block text-ink-2">
            <span className="text-needs">{t('loose')}</span>{' '}
            <q lang={source.language}>{source.reference.slice(start, end)}</q>
          </span>
        )}
      </span>
    </button>
  );
}

/** The judge quotes what is not there: nothing to look at, and a sign to heed. */
function Nowhere({ text, language }: { text: string; language: string }) {
  const t = useTranslations('steps');
  return (
    <p className={LINE}>
      <SearchX aria-hidden className="mt-0.75 size-3.5 shrink-0 text-needs" />
      <span className="min-w-0">
        <q
          lang={language}
          className="text-ink-2 underline decoration-needs-line decoration-dashed underline-offset-3"
        >
          {text}
        </q>{' '}
        <span className="text-needs">{t('nowhere')}</span>
      </span>
    </p>
  );
}
