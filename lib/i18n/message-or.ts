/** What next-intl gives for a namespace, whichever it is. */
interface Translator {
  (key: never, values?: never): string;
  has(key: never): boolean;
}

/**
 * The message of a key that only the data know, such as the id of a method or the code of a fault; `other` where there is none.
 * A key that the source knows is checked as it stands: write `t('key')`.
 */
export function messageOr(
  t: Translator,
  key: string,
  other: string,
  values?: Record<string, string | number>,
): string {
  return t.has(key as never) ? t(key as never, values as never) : other;
}
