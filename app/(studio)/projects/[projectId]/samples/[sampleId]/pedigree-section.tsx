import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { type Intended, intendedOf } from '@/lib/construction/intended';
import type { ConstructedSample } from '@/lib/construction/view-schema';
import { ChangedText } from '../../construction/changed-text';
import { recipeName } from '../../construction/recipe-name';
import { useErrorTypesText } from '../../construction/use-error-types';

/** How a sample was made of another one, for leads: what it is meant to hold is no label. */
export function PedigreeSection({ projectId, sample }: { projectId: string; sample: ConstructedSample }) {
  const t = useTranslations('construction');
  const [types, ...change] = useIntendedItems(intendedOf(sample), sample.language);
  const { pedigree, source, outcome } = sample;
  const at = `/projects/${projectId}`;
  return (
    <Section title={t('pedigree')} description={t('pedigreeText')}>
      <DescriptionList
        items={[
          {
            term: t('recipe'),
            value: (
              <TextLink href={`${at}/construction/${encodeURIComponent(pedigree.recipe)}`}>
                {recipeName(t, pedigree.recipe)}
              </TextLink>
            ),
          },
          types!,
          {
            term: t('source'),
            value: source ? (
              <TextLink href={`${at}/samples/${source.id}`}>{pedigree.source}</TextLink>
            ) : (
              t('sourceGone')
            ),
          },
          ...change,
          ...(pedigree.model === null ? [] : [{ term: t('madeBy'), value: pedigree.model }]),
          { term: t('found'), value: t(`outcome.${outcome}`) },
        ]}
      />
    </Section>
  );
}

/** What a sample was meant to hold, for those who have labelled it. */
export function IntendedSection({ intended, language }: { intended: Intended; language: string }) {
  const t = useTranslations('construction');
  return (
    <Section title={t('intendedTitle')} description={t('intendedText')}>
      <DescriptionList items={useIntendedItems(intended, language)} />
    </Section>
  );
}

function useIntendedItems({ types, change, rationale }: Intended, language: string) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
  return [
    { term: t('intended'), value: typesOf(types) },
    { term: t('change'), value: <ChangedText change={change} language={language} /> },
    ...(rationale === null
      ? []
      : [
          {
            term: t('rationale'),
            value: (
              <span lang={language} className="whitespace-pre-line">
                {rationale}
              </span>
            ),
          },
        ]),
  ];
}
