import { describe, expect, it } from 'vitest';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { candidates, shapesFor } from './shapes';

/** Every object of strict structured output lists all its keys as required and allows no others. */
function faults(schema: unknown, path = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, required, additionalProperties, ...rest } = schema as Record<string, unknown>;
  const own =
    type === 'object' &&
    (additionalProperties !== false || String(Object.keys(properties ?? {})) !== String(required))
      ? [path]
      : [];
  const inner = { ...rest, ...(properties as object) };
  return [...own, ...Object.entries(inner).flatMap(([key, value]) => faults(value, `${path}.${key}`))];
}

describe('shapes', () => {
  it('are schemas of strict structured output', () => {
    const all = [true, false].flatMap((factsOnly) => {
      const { decompose, fact, logic, type } = shapesFor(factsOnly);
      return [decompose, ...[fact, logic, type].flatMap(({ one, all }) => [one, all])];
    });
    for (const { schema } of all) {
      expect(faults(schema)).toEqual([]);
      expect(JSON.stringify(schema)).not.toMatch(/minLength|maximum|\$schema|"default"/);
    }
  });

  it('offer all types but a person’s escape; those of facts where only facts are judged', () => {
    expect(candidates(false)).toEqual(ERROR_TYPES.filter((type) => type !== 'Other'));
    expect(candidates(true)).toEqual(['Hallu', 'KCont', 'KInve', 'KConf', 'KConc']);
    const schema = JSON.stringify(shapesFor(false).type.one.schema);
    expect(candidates(false).every((type) => schema.includes(`"${type}"`))).toBe(true);
    expect(JSON.stringify(shapesFor(true).fact.all.schema)).not.toContain('LCaus');
  });
});
