import type { Content } from '../contents/content';
import type { ExportFormat } from './format';

/** The name of a file of this content in this format. */
export const fileNameOf = (
  name: string,
  { inFileName }: Pick<Content, 'inFileName'>,
  { extension }: Pick<ExportFormat, 'extension'>,
): string => [name, inFileName, extension].filter((part) => part !== null).join('.');

/** The name of a project as a file bears it: letters and digits in any script, with dashes between. */
export const fileStem = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'project';
