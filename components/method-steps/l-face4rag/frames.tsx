'use client';

import { useTranslations } from 'next-intl';
import { type LogicFrame } from '@/lib/consistency/methods/l-face4rag/steps';
import { judgesLanguage } from '../source';

interface Props {
  segment: LogicFrame;
  context: LogicFrame;
  /** Of the sample. */
  language: string;
}

/** Both logical frames side by side, one above the other where there is no room; a line where neither joins anything. */
export function Frames({ segment, context, language }: Props) {
  const t = useTranslations('steps');
  const bare = [segment, context].every(
    ({ connections, summary }) => connections.length === 0 && summary === '',
  );
  if (bare) return <p className="text-ink-3">{t('nothingJoined')}</p>;
  return (
    <div className="my-0.5 grid gap-px overflow-hidden rounded-sm border border-line bg-line @xs:grid-cols-2">
      <Frame name={t('segmentFrame')} frame={segment} language={language} />
      <Frame name={t('contextFrame')} frame={context} language={language} />
    </div>
  );
}

/** What is joined, of what kind and by which words, who plays which part, and the whole in a sentence. */
function Frame({ name, frame, language }: { name: string; frame: LogicFrame; language: string }) {
  const t = useTranslations('steps');
  const lang = judgesLanguage(language);
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-1.5 bg-surface px-2 py-1.5">
      <h4 className="text-xs text-ink-3">{name}</h4>
      {frame.connections.length === 0 && frame.summary === '' && (
        <p className="text-ink-3">{t('noConnection')}</p>
      )}
      {frame.connections.map(({ connective, kind, components }, at) => (
        <div key={at}>
          <p>
            <span lang={lang}>{kind}</span>{' '}
            {connective === '' ? (
              <span className="text-ink-3">{t('implied')}</span>
            ) : (
              <q lang={language} className="text-ink-2">
                {connective}
              </q>
            )}
          </p>
          <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-2">
            {components.map(({ role, text }, part) => (
              <div key={part} lang={lang} className="contents">
                <dt className="text-ink-3">{role}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {frame.summary !== '' && (
        <p lang={lang} className="mt-auto border-t border-line pt-1 text-ink-2">
          {frame.summary}
        </p>
      )}
    </section>
  );
}
