import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { type GuidelineHead } from '@/lib/guideline/view';

/** All versions, the one in force first; each can be read. */
export function VersionList(props: { base: string; versions: readonly GuidelineHead[]; shown: number }) {
  const { base, versions, shown } = props;
  const t = useTranslations('guidelines');
  const format = useFormatter();
  return (
    <Section title={t('versions')}>
      <ol className="flex flex-col gap-2">
        {versions.map(({ number, createdAt, by, summary }, index) => (
          <li key={number} className="text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <TextLink
                href={index === 0 ? base : `${base}?version=${number}`}
                aria-current={number === shown ? 'page' : undefined}
                className="num aria-[current]:font-semibold"
              >
                {t('version', { number })}
              </TextLink>
              {index === 0 && <Badge tone="confirmed">{t('inForce')}</Badge>}
            </span>
            <span className="block text-ink-3">
              {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })} · {by ?? t('somebody')}
            </span>
            {summary !== '' && <span className="line-clamp-2 text-ink-2">{summary}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
