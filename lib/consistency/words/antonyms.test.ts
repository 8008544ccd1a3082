import { describe, expect, it } from 'vitest';
import { findOpposition } from './antonyms';

describe('findOpposition', () => {
  it.each([
    ['产量增加了', '产量减少了', '增加', '减少'],
    ['产量减少了', '产量增加了', '减少', '增加'],
    ['Sales rose.', 'Sales fell.', 'rose', 'fell'],
    ['It came AFTER the war.', 'It came before the war.', 'after', 'before'],
  ])('finds the opposite of %s in %s', (segment, sentence, inSegment, inReference) =>
    expect(findOpposition(segment, sentence)).toEqual({ inSegment, inReference }),
  );

  it.each([
    ['产量增加了', '产量增加了'],
    ['产量先增加后减少', '产量减少了'],
    ['产量增加了', '产量有增加也有减少'],
    ['The arose.', 'The fallen.'],
    ['天气热', '天气冷'],
  ])('finds none between %s and %s', (segment, sentence) =>
    expect(findOpposition(segment, sentence)).toBeNull(),
  );
});
