import { byNamePreset } from '../presets/by-name';
import { guessMapping } from '../presets/guess-mapping';
import { detectPreset } from '../presets/registry';

type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Whether a lone object that holds a list of objects is a record itself, and does not merely stand around the records: its own names say
 * more of a sample than those in its list. `text` is what the file begins with.
 */
export const isLoneRecord = (outer: JsonRecord, inner: JsonRecord, text: string): boolean =>
  namesIn(outer, text) > namesIn(inner, text);

/** How much of a sample names say: 2 those of a known kind of file, or a reference and an answer; 1 one of its texts; else 0. */
function namesIn(record: JsonRecord, text: string): number {
  const columns = Object.keys(record);
  if (detectPreset({ text, format: 'jsonl', header: true, columns }) !== byNamePreset) return 2;
  const texts = columns.filter((column) => typeof record[column] === 'string');
  const { question, answer } = guessMapping(texts);
  const { reference } = guessMapping(columns);
  if (reference !== null && answer !== null) return 2;
  return question !== null || answer !== null || reference !== null || texts.includes('text') ? 1 : 0;
}
