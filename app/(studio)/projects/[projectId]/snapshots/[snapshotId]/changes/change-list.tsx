import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { SampleChange, SegmentGold } from '@/lib/snapshot/comparison-view-schema';
import { messageOr } from '@/lib/i18n/message-or';

/** Samples that differ, each with the verdicts and segments that do, before and after. */
export function ChangeList({ projectId, samples }: { projectId: string; samples: readonly SampleChange[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {samples.map((sample) => (
        <li key={sample.externalId} className="rounded-lg border border-line bg-surface px-5 py-4">
          <ChangedSample projectId={projectId} sample={sample} />
        </li>
      ))}
    </ul>
  );
}

function ChangedSample({ projectId, sample }: { projectId: string; sample: SampleChange }) {
  const t = useTranslations('snapshots');
  const names = useGoldNames();
  const { kind, sampleId, externalId, question, answer, verdict, segments, adjudicatedBy, people } = sample;
  const by = adjudicatedBy.after === adjudicatedBy.before ? null : adjudicatedBy.after;
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-base font-medium">
        <span className="min-w-0 truncate">{externalId}</span>
        <TextLink href={`/projects/${projectId}/samples/${sampleId}`} className="text-sm font-normal">
          {t('openSample')}
        </TextLink>
      </h2>
      <p className="mt-1 line-clamp-2 max-w-[72ch] text-ink-2">{question}</p>
      {kind !== 'changed' && <p className="mt-1 line-clamp-3 max-w-[72ch]">{answer}</p>}
      <dl className="mt-2 flex flex-col gap-1 text-sm">
        <Line name={t(`changes.${kind}`)}>
          {kind === 'added'
            ? names.verdict(verdict.after)
            : kind === 'gone'
              ? names.verdict(verdict.before)
              : verdict.before === verdict.after
                ? names.verdict(verdict.after)
                : t('turned', { before: names.verdict(verdict.before), after: names.verdict(verdict.after) })}
        </Line>
        {by !== null && <Line name={t('adjudicatedBy')}>{by}</Line>}
        {(['added', 'gone', 'changed'] as const).map(
          (what) =>
            people[what].length > 0 && (
              <Line key={what} name={t(`annotations.${what}`)}>
                {people[what].join(t('comma'))}
              </Line>
            ),
        )}
      </dl>
      {kind === 'changed' && segments.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 border-l-2 border-line pl-3">
          {segments.map((segment, at) => (
            <li key={at} className="text-sm">
              <p className="max-w-[72ch]">{segment.text}</p>
              <p className="text-ink-2">
                {segment.before === null
                  ? t('newSegment', { after: names.gold(segment.after) })
                  : segment.after === null
                    ? t('goneSegment', { before: names.gold(segment.before) })
                    : t('turned', { before: names.gold(segment.before), after: names.gold(segment.after) })}
              </p>
              <Evidence before={segment.before} after={segment.after} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Quotes that are evidence now and were not before, and the other way round. */
function Evidence({ before, after }: Pick<SampleChange['segments'][number], 'before' | 'after'>) {
  const t = useTranslations('snapshots');
  const [old, now] = [before?.evidence ?? [], after?.evidence ?? []];
  const added = now.filter((quote) => !old.includes(quote));
  const gone = old.filter((quote) => !now.includes(quote));
  return (
    <>
      {added.map((quote) => (
        <p key={quote} className="max-w-[72ch] text-ink-2">
          {t('evidenceAdded', { quote })}
        </p>
      ))}
      {gone.map((quote) => (
        <p key={quote} className="max-w-[72ch] text-ink-2">
          {t('evidenceGone', { quote })}
        </p>
      ))}
    </>
  );
}

/** What gold says, in words. */
function useGoldNames() {
  const t = useTranslations('snapshots');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const verdict = (said: string | null): string =>
    said === null || said === 'undecided' ? t('open') : messageOr(v, said, said);
  return {
    verdict,
    gold: (gold: SegmentGold | null): string =>
      gold === null
        ? t('open')
        : gold.errorType === null
          ? verdict(gold.verdict)
          : t('typed', {
              verdict: verdict(gold.verdict),
              type: messageOr(y, `${gold.errorType}.name`, gold.errorType),
            }),
  };
}
