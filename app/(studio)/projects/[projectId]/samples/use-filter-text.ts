import { useFormatter, useTranslations } from 'next-intl';
import type { SampleFilter } from '@/lib/sample/query';
import type { ErrorType } from '@/lib/typology/error-type';

type Key = keyof SampleFilter;
type Value<K extends Key> = NonNullable<SampleFilter[K]>;

const NAMES = {
  search: 'search',
  language: 'language',
  generator: 'generator',
  origin: 'origin',
  state: 'state',
  carried: 'carried',
  found: 'found',
  verdict: 'personVerdict',
  machine: 'machineVerdict',
  errorType: 'type',
  annotator: 'annotator',
  flagged: 'flagged',
} as const;

/** The filters of samples in people's words: what each is called, and what it is set to. */
export function useFilterText(people: readonly { id: string; name: string }[]) {
  const t = useTranslations('samples');
  const v = useTranslations('verdicts');
  const w = useTranslations('workspace');
  const y = useTranslations('typology');
  const format = useFormatter();
  const verdict = (value: Value<'verdict'>): string => (value === 'undecided' ? w('undecided') : v(value));
  const type = (value: ErrorType): string => y(`${value}.name`);
  const values: { [K in Key]: (value: Value<K>) => string } = {
    search: (value) => value,
    language: (value) => format.displayName(value, { type: 'language' }),
    generator: (value) => value,
    origin: (value) => t(`origins.${value}`),
    state: (value) => t(`states.${value}`),
    carried: (value) => t(`carriedParts.${value}`),
    verdict,
    machine: verdict,
    errorType: type,
    found: type,
    annotator: (value) => people.find(({ id }) => id === value)?.name ?? '?',
    flagged: () => t('flagged'),
  };
  return {
    label: (key: Key): string => t(NAMES[key]),
    value: <K extends Key>(key: K, value: Value<K>): string => values[key](value),
  };
}
