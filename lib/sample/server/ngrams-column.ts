import { ngramSignature } from '../ngram-signature';
import type { SampleTexts } from '../texts';

type Texts = Pick<SampleTexts, 'question' | 'reference' | 'answer'>;

/** The n-gram signature of a sample with these texts; in base64, which statements decode. */
export function ngramsColumn({ question, reference, answer }: Texts): string {
  return Buffer.from(ngramSignature([question, reference, answer])).toString('base64');
}
