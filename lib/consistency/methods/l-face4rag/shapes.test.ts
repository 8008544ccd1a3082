import { describe, expect, it } from 'vitest';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { candidates, SHAPES } from './shapes';

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
    const all = [SHAPES.decompose, SHAPES.fact, SHAPES.logic, SHAPES.type.fact, SHAPES.type.logic];
    for (const { schema } of all) {
      expect(faults(schema)).toEqual([]);
      expect(JSON.stringify(schema)).not.toMatch(/minLength|\$schema|"default"/);
    }
  });

  it('offer the types of the failed stage only', () => {
    expect(candidates('fact')).toEqual(expect.arrayContaining(['Hallu', 'KCont', 'KInve', 'KConf', 'KConc']));
    expect(candidates('logic')).toEqual(
      expect.arrayContaining(['LOver', 'LCaus', 'LConf', 'LIncl', 'LOthe']),
    );
    expect(new Set([...candidates('fact'), ...candidates('logic'), 'Other'])).toEqual(new Set(ERROR_TYPES));
    expect(candidates('fact').filter((type) => candidates('logic').includes(type))).toEqual([]);
  });
});
