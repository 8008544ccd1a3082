import type { Content } from '../contents/content';
import type { ExportFormat } from './format';

/** The name of a file of this content in this format. */
export const fileNameOf = (
  name: string,
  { inFileName }: Pick<Content, 'inFileName'>,
  { extension }: Pick<ExportFormat, 'extension'>,
): string => [name, inFileName, extension].filter((part) => part !== null).join('.');
