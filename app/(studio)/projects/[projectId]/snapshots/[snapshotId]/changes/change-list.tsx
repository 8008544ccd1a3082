import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { SampleChange, SegmentGold } from '@/lib/snapshot/comparison-view-schema';
import { STAGES } from '@/lib/typology/error-type';
import { messageOr } from '@/lib/i18n/message-or';
import { EvidenceChanges } from './evidence-changes';

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
  const {
    kind,
    sampleId,
    externalId,
    question,
    answer,
    verdict,
    segments,
    origin,
    adjudicatedBy,
    people,
    fields,
  } = sample;
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
        {kind === 'changed' && origin.before !== origin.after && (
          <Line name={t('goldOrigin')}>
            {t('turned', { before: names.origin(origin.before), after: names.origin(origin.after) })}
          </Line>
        )}
        {by !== null && <Line name={t('adjudicatedBy')}>{by}</Line>}
        {(['added', 'gone', 'changed'] as const).map(
          (what) =>
            people[what].length > 0 && (
              <Line key={what} name={t(`annotations.${what}`)}>
                {people[what].join(t('comma'))}
              </Line>
            ),
        )}
        {fields.length > 0 && <Line name={t('otherFields')}>{fields.join(t('comma'))}</Line>}
      </dl>
      {kind === 'changed' && segments.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 border-l-2 border-line pl-3">
          {segments.map((segment, at) => (
            <li key={at} className="text-sm">
              <p className="max-w-[72ch]">{segment.text}</p>
              <Turn {...segment} />
              <EvidenceChanges before={segment.before} after={segment.after} />
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

/** What the gold says of a segment, before and after, its stages where that does not tell them, where it comes from, and the votes for it if they changed. */
function Turn({ before, after }: Pick<SampleChange['segments'][number], 'before' | 'after'>) {
  const t = useTranslations('snapshots');
  const s = useTranslations('steps.stage');
  const names = useGoldNames();
  if (before === null || after === null)
    return (
      <p className="text-ink-2">
        {before === null
          ? t('newSegment', { after: names.gold(after) })
          : t('goneSegment', { before: names.gold(before) })}
      </p>
    );
  const gold = { old: names.gold(before), now: names.gold(after) };
  const stages = gold.old === gold.now ? STAGES : [];
  const turns = [
    { term: null, ...gold },
    ...stages.map((stage) => ({
      ...{ term: s(stage), old: names.verdict(before[stage]), now: names.verdict(after[stage]) },
    })),
    { term: t('goldOrigin'), old: names.origin(before.origin), now: names.origin(after.origin) },
    { term: t('votes'), old: names.votes(before), now: names.votes(after) },
  ];
  return turns.map(({ term, old, now }) => {
    if (old === now)
      return (
        term === null && (
          <p key="gold" className="text-ink-2">
            {now}
          </p>
        )
      );
    const turned = t('turned', { before: old, after: now });
    return (
      <p key={term ?? 'gold'} className="text-ink-2">
        {term === null ? turned : t('named', { name: term, value: turned })}
      </p>
    );
  });
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
    origin: (origin: string | null): string =>
      origin === null ? t('open') : messageOr(t, `goldOrigins.${origin}`, origin),
    votes: ({ votes, agreeing }: SegmentGold): string =>
      votes === null || agreeing === null ? t('unknown') : t('votesOf', { votes, agreeing }),
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
