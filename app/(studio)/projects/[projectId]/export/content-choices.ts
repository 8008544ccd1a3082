import type { ContentId, contentsFor } from '@/lib/exchange/contents/registry';
import { type ExportFormatId, EXPORT_FORMATS } from '@/lib/exchange/formats/registry';

/** Each content by the words that it is chosen by, with the formats that carry it. */
export const contentChoices = (
  contents: Readonly<ReturnType<typeof contentsFor>>,
  contentWords: (id: ContentId) => string,
  formatWords: (id: ExportFormatId) => string,
) =>
  contents.map(({ id, annotationsFixed }) => ({
    id,
    label: contentWords(id),
    annotationsFixed,
    formats: EXPORT_FORMATS.filter((format) => format.contents.includes(id)).map((format) => ({
      value: format.id,
      label: formatWords(format.id),
    })),
  }));
