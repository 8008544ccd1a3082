import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { formatSampleQuery, SAMPLE_STATES, type SampleQuery } from '@/lib/sample/query';

interface Props {
  base: string;
  query: SampleQuery;
  /** The address of the list with another query, from its first page. */
  to: (change: Partial<SampleQuery>) => string;
}

/** A search box and the states as links; all of it lives in the address. */
export function SampleFilters({ base, query, to }: Props) {
  const t = useTranslations('samples');
  const kept = [...formatSampleQuery({ ...query, search: null, page: 1 })];
  const chips = [
    ...[null, ...SAMPLE_STATES].map((state) => ({
      key: state ?? 'all',
      label: state ? t(`states.${state}`) : t('all'),
      on: query.state === state,
      href: to({ state }),
    })),
    { key: 'flagged', label: t('flagged'), on: query.flagged, href: to({ flagged: !query.flagged }) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <form action={base} role="search" className="flex gap-2">
        <Input
          // Goes along with "back" and with the link that takes filters off.
          key={query.search}
          name="search"
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={query.search ?? ''}
          className="w-72"
        />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('find')}</Button>
      </form>
      <nav aria-label={t('state')} className="flex flex-wrap gap-1">
        {chips.map(({ key, label, on, href }) => (
          <LinkButton
            key={key}
            size="sm"
            variant={on ? 'secondary' : 'quiet'}
            aria-current={on ? 'true' : undefined}
            href={href}
          >
            {label}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}
