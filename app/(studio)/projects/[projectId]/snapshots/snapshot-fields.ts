import { formText } from '@/lib/entry/form';

/** The name of a field of a split's line. */
export const splitField = (at: number, field: 'name' | 'share'): string => `splits.${at}.${field}`;

/** The choice of no released labels, as a list has no empty one. */
export const NO_RELEASED = 'none';

/** What the form asks for, its splits in order; what is no number is the schema's to refuse. */
export function readSnapshot(data: FormData) {
  const lines = [...data.keys()].flatMap((name) => /^splits\.(\d+)\.name$/.exec(name)?.[1] ?? []);
  const released = formText(data, 'released');
  return {
    released: released === '' || released === NO_RELEASED ? null : released,
    content: formText(data, 'content') as 'gold',
    reason: formText(data, 'reason'),
    splits: lines.map((line) => ({
      name: formText(data, splitField(Number(line), 'name')),
      share: Number(formText(data, splitField(Number(line), 'share')) || Number.NaN),
    })),
    terms: {
      licence: formText(data, 'licence'),
      citation: formText(data, 'citation'),
      contact: formText(data, 'contact'),
    },
  };
}
