import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnTypeOf } from './column';

describe('the type of a column, from the schema of its cells', () => {
  it.each([
    ['string', z.string().min(1)],
    ['string', z.enum(['a', 'b']).nullable().default(null)],
    ['string', z.literal('sample')],
    ['integer', z.int().min(0)],
    ['integer', z.number().int().nullable().optional()],
    ['number', z.number().default(0)],
    ['boolean', z.boolean().optional()],
    ['boolean', z.boolean().nullable().default(null)],
    ['timestamp', z.iso.datetime({ offset: true }).transform((text) => new Date(text))],
    ['timestamp', z.iso.datetime().nullable().default(null)],
    ['json', z.array(z.string()).default([])],
    ['json', z.record(z.string(), z.unknown()).nullable()],
    ['json', z.union([z.string(), z.number()])],
    ['json', z.union([z.boolean(), z.number()])],
    ['json', z.custom<object>(() => true).nullable()],
    ['json', z.unknown()],
  ] as const)('%s', (type, schema) => {
    expect(columnTypeOf(schema)).toBe(type);
  });
});
