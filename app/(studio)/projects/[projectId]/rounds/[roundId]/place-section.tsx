'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Pager } from '@/components/data-table/pager';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { PLACE_STATES, type PlaceRow, type PlaceState, type RoundDetail } from '@/lib/round/view';
import { PlaceTable } from './place-table';

interface Props {
  of: { projectId: string; roundId: string };
  query: { person: string | null; state: PlaceState | null; page: number };
  places: { rows: PlaceRow[]; total: number; pageSize: number };
  round: RoundDetail & { archived: boolean };
}

/** Who has which sample of a round; the filters are in the address. */
export function PlaceSection({ of, query, places, round }: Props) {
  const t = useTranslations('rounds');
  const router = useRouter();
  const go = (next: Partial<Props['query']>): void => {
    const to = { ...query, page: 1, ...next };
    const params = new URLSearchParams();
    if (to.person) params.set('person', to.person);
    if (to.state) params.set('state', to.state);
    if (to.page > 1) params.set('page', String(to.page));
    router.replace(`?${params.toString()}`, { scroll: false });
  };
  const people = new Map(
    round.progress.flatMap(({ userId, name }) => (userId ? [[userId, name] as const] : [])),
  );
  return (
    <div id="assignments">
      <Section title={t('assignments.title')} description={t('assignments.text')}>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <Select
            aria-label={t('assignments.person')}
            className="w-44"
            value={query.person ?? 'all'}
            onValueChange={(person) => go({ person: person === 'all' ? null : person })}
            options={[
              { value: 'all', label: t('assignments.everyone') },
              ...[...people].map(([value, label]) => ({ value, label })),
            ]}
          />
          <Select
            aria-label={t('assignments.state')}
            className="w-44"
            value={query.state ?? 'all'}
            onValueChange={(state) => go({ state: state === 'all' ? null : state })}
            options={[
              { value: 'all' as const, label: t('assignments.anyState') },
              ...PLACE_STATES.map((value) => ({ value, label: t(`assignment.${value}`) })),
            ]}
          />
          <div className="ml-auto">
            <Pager
              page={query.page}
              size={places.pageSize}
              total={places.total}
              onPage={(page) => go({ page })}
            />
          </div>
        </div>
        {places.rows.length === 0 ? (
          <p className="text-ink-3">{t('assignments.none')}</p>
        ) : (
          <PlaceTable of={of} rows={places.rows} annotators={round.annotators} fixed={round.archived} />
        )}
      </Section>
    </div>
  );
}
