import { type MethodQuote, mapQuotes } from '@/lib/annotation/steps/method-steps';
import type { MachineDetails } from '@/lib/annotation/labels/machine';

type Range = [start: number, end: number];
type At = readonly (string | number)[];

/** What becomes of the places in a method's steps; `at` is the path to each within the steps. */
export interface Places {
  quote(quote: MethodQuote, at: At): MethodQuote;
  window(window: Range, at: At): Range;
}

/** A machine's details with every place of its steps put through these; everything else as it stands, in its order. */
export function mapPlaces(details: MachineDetails, places: Places): MachineDetails {
  const { steps } = details;
  if (!steps) return details;
  const windows = steps.windows && steps.windows.map((one, index) => places.window(one, ['windows', index]));
  return { ...details, steps: { ...mapQuotes(steps, places.quote), windows } };
}

/** A quote as files hold it: what stands at its place goes beside it, as the judge may have quoted loosely. */
export interface FiledQuote extends MethodQuote {
  text?: string;
}

/** The steps' places as files hold them. `inFile` turns an offset of the reference into one of the file. */
export function filed(
  details: MachineDetails,
  reference: string,
  inFile: (offset: number) => number,
): MachineDetails {
  return mapPlaces(details, {
    quote: (quote): FiledQuote => {
      const { start, end } = quote;
      if (start === null || end === null) return quote;
      return { ...quote, start: inFile(start), end: inFile(end), text: reference.slice(start, end) };
    },
    window: ([start, end]) => [inFile(start), inFile(end)],
  });
}
