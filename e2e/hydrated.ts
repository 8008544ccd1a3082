import { expect, type Locator } from '@playwright/test';

/** The element, once React hears what is pressed on it: a key before that is lost, and no event tells. */
export async function hydrated(element: Locator): Promise<Locator> {
  const isHeard = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
  return element;
}
