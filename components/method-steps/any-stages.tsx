'use client';

import { type ReactNode } from 'react';
import {
  type MethodQuote,
  type MethodSteps,
  quoteSchema,
  type StageSteps,
  stagesOf,
} from '@/lib/annotation/steps/method-steps';
import { Quotes } from './quotes';
import { judgesLanguage, type Source } from './source';
import { Stage } from './stage';

/** Steps of a method without a view of its own: every stage under its name, what it holds as names and values. */
export function AnyStages({ steps, source }: { steps: MethodSteps; source: Source }) {
  return stagesOf(steps).map(([name, stage]) => (
    <AnyStage key={name} name={name} stage={stage} source={source} />
  ));
}

function AnyStage({ name, stage, source }: { name: string; stage: StageSteps; source: Source }) {
  const { noVerdict, reasoning, ...own } = stage;
  return (
    <Stage name={name} outcome={null} language={source.language} noVerdict={noVerdict} reasoning={reasoning}>
      <Value value={own} source={source} />
    </Stage>
  );
}

function Value({ value, source }: { value: unknown; source: Source }): ReactNode {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return <span lang={judgesLanguage(source.language)}>{String(value)}</span>;
  const quotes = quotesIn(value);
  if (quotes) return <Quotes quotes={quotes} source={source} />;
  if (Array.isArray(value))
    return (
      <ol className="flex flex-col divide-y divide-line">
        {value.map((one: unknown, at) => (
          <li key={at} className="py-1">
            <Value value={one} source={source} />
          </li>
        ))}
      </ol>
    );
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {Object.entries(value).map(([key, one]) => (
        <div key={key} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{key}</dt>
          <dd>
            <Value value={one} source={source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One quote, or a list of nothing else. */
function quotesIn(value: object): MethodQuote[] | null {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const quotes = list.map((one) => quoteSchema.safeParse(one));
  return quotes.length > 0 && quotes.every(({ success }) => success) ? quotes.map(({ data }) => data!) : null;
}
