import type { MachineDetails } from '@/lib/annotation/labels/machine';
import type { Fault } from '../../../parse/reject';
import { type FiledQuote, mapPlaces } from '../steps-places';
import { faultAt, type Path } from './faults';
import type { Quoted } from './parse-segment';

/** A machine's details with the places of its steps in our own unit; a fault where one is not in the reference, or reads otherwise. */
export function parseMachine(details: MachineDetails, reference: Quoted, at: Path): MachineDetails | Fault {
  let fault: Fault | null = null;
  const found = (start: number, end: number, path: Path): [number, number] => {
    const range = reference.range(start, end);
    if (!range) fault ??= faultAt('offset', path);
    return range ?? [start, end];
  };
  const read = mapPlaces(details, {
    quote: (filed: FiledQuote, path) => {
      const { text, ...quote } = filed;
      if (quote.start === null || quote.end === null) return quote;
      const [start, end] = found(quote.start, quote.end, [...at, 'steps', ...path, 'start']);
      if (text !== undefined && text !== reference.text.slice(start, end))
        fault ??= faultAt('quote', [...at, 'steps', ...path, 'text']);
      return { ...quote, start, end };
    },
    window: ([start, end], path) => found(start, end, [...at, 'steps', ...path]),
  });
  return fault ?? read;
}
