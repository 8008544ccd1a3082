import { csv } from './csv';
import { csvSafe } from './csv-safe';
import type { ExportFormat } from './format';
import { json } from './json';
import { jsonl } from './jsonl';
import { parquet } from './parquet';

/** Every format of an export, the first one unless another is asked for. */
export const EXPORT_FORMATS = [jsonl, csv, csvSafe, parquet, json] as const;
export type ExportFormatId = (typeof EXPORT_FORMATS)[number]['id'];
export const EXPORT_FORMAT_IDS = EXPORT_FORMATS.map(({ id }) => id) as [ExportFormatId, ...ExportFormatId[]];

export const exportFormatOf = (id: ExportFormatId): ExportFormat =>
  EXPORT_FORMATS.find((format) => format.id === id)!;
/** Content types of all of them, without their parameters. */
export const CONTENT_TYPES = [
  ...new Set(EXPORT_FORMATS.map(({ contentType }) => contentType.split(';')[0]!)),
];
