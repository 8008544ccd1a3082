import { z } from 'zod';

/** Texts under the numbers that a reply names them by, from 1. */
export const numbered = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((text, at) => ({ n: at + 1, text })));

/** A list that says something of each of `count` numbered texts: every number is there once, in any order. */
export const ofEach = <Item extends { n: number }>(item: z.ZodType<Item>, count: number) =>
  z.array(item).refine(
    (list) =>
      isEach(
        list.map(({ n }) => n),
        count,
      ),
    {
      message: `every number from 1 to ${count} has to be there once`,
    },
  );

/** Numbers of some of `count` numbered texts, each once. */
export const ofSome = (count: number) =>
  z
    .array(z.int())
    .refine((list) => new Set(list).size === list.length && list.every((n) => 1 <= n && n <= count), {
      message: `only numbers from 1 to ${count}, each once`,
    });

/** Items in the order of their numbers. */
export const inOrder = <Item extends { n: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.n - b.n);

const isEach = (numbers: readonly number[], count: number): boolean =>
  numbers.length === count && numbers.toSorted((a, b) => a - b).every((n, at) => n === at + 1);
