import type { idLineSchema } from './preview-view-schema';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { sampleFilterSchema } from '@/lib/sample/query';
import { MOST_NAMED } from '@/lib/sample/selection';

const ids = z.array(z.uuid()).max(MOST_NAMED);

/** Which samples a round may take, as a lead says it: all, what a filter of the list finds, those chosen there, or a list of ids. */
export const samplesSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('filter'), filter: sampleFilterSchema, except: ids.default([]) }),
  z.strictObject({ kind: z.literal('some'), ids: ids.min(1) }),
  z.strictObject({ kind: z.literal('list'), text: storableText.max(2_000_000) }),
]);
export type SamplesInput = z.input<typeof samplesSchema>;
export type Samples = z.output<typeof samplesSchema>;

/** The same as a round keeps it, for whoever wants to know later; which samples they were is in its queue. */
export const chosenSamplesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('filter'), filter: sampleFilterSchema, except: z.number().int() }),
  z.object({ kind: z.literal('some'), count: z.number().int() }),
  z.object({ kind: z.literal('list'), count: z.number().int() }),
]);
export type ChosenSamples = z.infer<typeof chosenSamplesSchema>;

export function chosenOf(samples: Samples): ChosenSamples {
  switch (samples.kind) {
    case 'all':
      return samples;
    case 'filter':
      return { kind: 'filter', filter: samples.filter, except: samples.except.length };
    case 'some':
      return { kind: 'some', count: new Set(samples.ids).size };
    case 'list':
      return { kind: 'list', count: new Set(idLines(samples.text).map(({ id }) => id)).size };
  }
}

/** One id of a list, with the number of its line. */
export type IdLine = z.infer<typeof idLineSchema>;

/** The ids of a list of samples, one a line; empty lines count as lines and name nothing. */
export function idLines(text: string): IdLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, id: line.trim() }))
    .filter(({ id }) => id !== '');
}
