import { BookCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type SegmentView } from '@/lib/annotation/view';
import { type KnownAnswer } from '@/lib/round/view';
import { ERROR_TYPES } from '@/lib/typology/error-type';

interface Props {
  known: KnownAnswer | null;
  segments: readonly SegmentView[];
}

/** After a training sample was handed in: its known answer, beside what the person has said. */
export function KnownNotice({ known, segments }: Props) {
  const t = useTranslations('rounds.known');
  const y = useTranslations('typology');
  if (!known) return null;
  const said = ERROR_TYPES.filter((type) => segments.some(({ label }) => label.errorType === type));
  const names = (types: readonly (typeof ERROR_TYPES)[number][]): string =>
    types.map((type) => y(`${type}.name`)).join(' · ');
  const same = said.length === known.types.length && said.every((type) => known.types.includes(type));
  return (
    <div
      role="status"
      className="flex shrink-0 gap-2 border-b border-confirmed-line bg-confirmed-soft px-4 py-2 text-base"
    >
      <BookCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-confirmed" />
      <p>
        <span className="font-medium">{t('title')}</span>{' '}
        {known.types.length === 0 ? t('consistent') : t('types', { types: names(known.types) })}{' '}
        {same ? t('same') : t('other', { said: said.length === 0 ? t('nothing') : names(said) })}{' '}
        <span className="text-ink-2">{t(`from.${known.from}`)}</span>
      </p>
    </div>
  );
}
