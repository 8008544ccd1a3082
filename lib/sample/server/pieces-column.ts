import { signatureOf } from '../pieces';
import type { SampleTexts } from '../texts';

type Texts = Pick<SampleTexts, 'question' | 'reference' | 'answer'>;

/** What stands in the column of pieces of a sample with these texts; in base64, which statements decode. */
export function piecesColumn({ question, reference, answer }: Texts): string {
  return Buffer.from(signatureOf([question, reference, answer])).toString('base64');
}
