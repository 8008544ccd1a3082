import { z } from 'zod';

/** A schema as OpenAPI 3.1 has it, of what goes in or comes out. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>;
  if ('$defs' in rest)
    throw new Error('A schema that holds itself cannot be described yet: leave its type open.');
  return rest;
}
