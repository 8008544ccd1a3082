import { z } from 'zod';
import { LIMITS } from '../../../parse/limits';
import { SPANS_TYPE } from '../../nested-types';
import type { StoredSegment } from '../../stored';
import { jsonCell, or, textCell } from './cell';
import type { NativeField } from './field';
import type { Writing } from './writing';

const count = z.number().int().min(0);

/** Fields of a segment; what is left away is filled in by parse/parse-segment.ts. */
export const SEGMENT_FIELDS = {
  id: {
    schema: count.optional(),
    column: 'segment_id',
    cell: (cells, column) => cells.number(column) ?? undefined,
    write: ({ id }, { number }) => number(id)!,
  },
  text: {
    schema: z.string().min(1).max(LIMITS.answer).optional(),
    column: 'answer_segment',
    cell: textCell,
    write: (segment) => segment.text,
  },
  spans: {
    schema: z
      .array(z.tuple([count, count]))
      .max(10_000)
      .optional(),
    column: 'segment_spans',
    nested: SPANS_TYPE,
    cell: jsonCell,
    write: ({ spans }, { inAnswer }) => spans.map(([start, end]) => [inAnswer(start), inAnswer(end)]),
  },
  quotes: {
    schema: z.array(z.string()).nullable().default(null),
    column: 'segment_quotes',
    nested: { list: 'string' },
    cell: jsonCell,
    write: ({ spans }, { sample }) => spans.map(([start, end]) => sample.answer.slice(start, end)),
  },
  parents: {
    schema: z.array(count).max(10_000).default([]),
    column: 'segment_parents',
    nested: { list: 'integer' },
    cell: or(jsonCell, []),
    write: ({ parentIds }, { number }) => parentIds.flatMap((parent) => number(parent) ?? []),
  },
} satisfies Record<string, NativeField<StoredSegment, Writing>>;
