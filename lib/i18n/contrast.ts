export const CONTRASTS = ['system', 'more'] as const;
/** `more`: high contrast in light and in dark; `system`: where the system asks for it. */
export type Contrast = (typeof CONTRASTS)[number];

export const CONTRAST_COOKIE = 'contrast';

export function toContrast(value: unknown): Contrast {
  return CONTRASTS.find((contrast) => contrast === value) ?? 'system';
}
