import { csv } from './csv';
import { csvSafe } from './csv-safe';
import { jsonl } from './jsonl';

/** Every format of an export, the first one unless another is asked for. */
export const FORMATS = [jsonl, csv, csvSafe] as const;
export type FormatId = (typeof FORMATS)[number]['id'];
export const FORMAT_IDS = FORMATS.map(({ id }) => id) as [FormatId, ...FormatId[]];

export const formatOf = (id: FormatId) => FORMATS.find((format) => format.id === id)!;
/** Content types of all of them, without their parameters. */
export const CONTENT_TYPES = [...new Set(FORMATS.map(({ contentType }) => contentType.split(';')[0]!))];
