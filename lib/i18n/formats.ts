import type { Formats } from 'next-intl';

/** The formats that messages name, as ICU defines them: what a build compiles of a message knows none by itself. */
export const MESSAGE_FORMATS = {
  dateTime: { medium: { day: 'numeric', month: 'short', year: 'numeric' } },
  number: { percent: { style: 'percent' } },
} satisfies Formats;
