import type { Constructed } from '../construct';
import type { NewSample } from './insert-new-samples';
import type { LoadedSource } from './load-sources';

type Source = Pick<LoadedSource, 'externalId' | 'question' | 'reference' | 'language' | 'generator'>;

/** The sample that is made of a source. */
export const variantOf = (
  { externalId: idLike, question, reference, language, generator }: Source,
  { answer, pedigree }: Constructed,
  isWhole = false,
): NewSample => ({
  ...{ question, reference, answer, language, generator, pedigree },
  ...{ coarseLabel: null, metadata: {}, idLike, isWhole },
});
