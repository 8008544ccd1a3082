import { InvalidArgumentError } from 'commander';

/** An option's text as a whole number from 1 on. */
export const wholeNumber = (text: string): number => wholeFrom(1, text);

/** An option's text as a whole number from 0 on. */
export const wholeNumberOrNone = (text: string): number => wholeFrom(0, text);

function wholeFrom(least: number, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new InvalidArgumentError(`It has to be a whole number from ${least} on.`);
  return value;
}

/** An option's text as a number from 0 on, such as a price. */
export function amount(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It has to be a number from 0 on.');
  return value;
}

/** An option's text as a share, 0 to 1. */
export function share(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It has to be a number from 0 to 1.');
  return value;
}
