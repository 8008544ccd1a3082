/** Steps of the size of texts that are read for hours; what each means stands in app/globals.css. */
export const TEXT_SIZES = [0, 1, 2, 3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const TEXT_SIZE_COOKIE = 'text-size';

/** The step of a cookie or a column; the usual size for everything else. */
export function toTextSize(value: unknown): TextSize {
  return TEXT_SIZES.find((step) => String(step) === String(value)) ?? 0;
}
