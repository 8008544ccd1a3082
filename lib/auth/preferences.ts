export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const LOCALES = ['en', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** How a person wants the screens; a null locale follows the browser. */
export interface Preferences {
  locale: Locale | null;
  theme: Theme;
}
