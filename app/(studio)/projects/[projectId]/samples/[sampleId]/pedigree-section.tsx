import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { shownChange } from '@/lib/construction/shown-change';
import type { ConstructedSample } from '@/lib/construction/view-schema';
import { ChangedText } from '../../construction/changed-text';
import { recipeName } from '../../construction/recipe-name';
import { useErrorTypesText } from '../../construction/use-error-types';

/** How a sample was made of another one, for leads: what it is meant to hold is no label. */
export function PedigreeSection({ projectId, sample }: { projectId: string; sample: ConstructedSample }) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
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
          {
            term: t('intended'),
            value: typesOf(pedigree.intended),
          },
          {
            term: t('source'),
            value: source ? (
              <TextLink href={`${at}/samples/${source.id}`}>{pedigree.source}</TextLink>
            ) : (
              t('sourceGone')
            ),
          },
          {
            term: t('change'),
            value: (
              <ChangedText
                change={shownChange(sample.answer, pedigree.edits, source)}
                language={sample.language}
              />
            ),
          },
          ...(pedigree.rationale === null
            ? []
            : [
                {
                  term: t('rationale'),
                  value: (
                    <span lang={sample.language} className="whitespace-pre-line">
                      {pedigree.rationale}
                    </span>
                  ),
                },
              ]),
          ...(pedigree.model === null ? [] : [{ term: t('madeBy'), value: pedigree.model }]),
          { term: t('found'), value: t(`outcome.${outcome}`) },
        ]}
      />
    </Section>
  );
}
