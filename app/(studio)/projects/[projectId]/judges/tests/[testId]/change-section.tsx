import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { ShownChange } from '@/lib/evaluation/judge-test/view-schema';

/** Changed answers to look at: those that did not come out as they must first. */
export function ChangeSection({ changes }: { changes: readonly ShownChange[] }) {
  const t = useTranslations('judgeTests');
  if (changes.length === 0) return null;
  return (
    <Section title={t('changes')} description={t('changesText')}>
      <ul className="divide-y divide-line border-t border-line">
        {changes.map((change) => (
          <li key={`${change.sampleId} ${change.perturbation}`} className="py-2">
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Change({
  change: { perturbation, externalId, change, input, before, after },
}: {
  change: ShownChange;
}) {
  const t = useTranslations('judgeTests');
  return (
    <details>
      <summary className="cursor-default">
        {t('changed', {
          perturbation: t(`perturbation.${perturbation}`),
          before: t(`verdict.${before}`),
          after: t(`verdict.${after}`),
        })}{' '}
        <span className="text-sm wrap-anywhere text-ink-2">{externalId}</span>
        {change && (
          <span className="text-sm text-ink-2">{t('wordsChanged', { was: change.was, is: change.is })}</span>
        )}
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {(['question', 'reference', 'answer'] as const).map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{t(`texts.${name}`)}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" lang={input.language}>
              {input[name]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
