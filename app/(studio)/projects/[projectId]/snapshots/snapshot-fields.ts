import { formText } from '@/lib/entry/form';

/** The name of a field of a split's line. */
export const splitField = (at: number, field: 'name' | 'share'): string => `splits.${at}.${field}`;

/** What the form asks for, its splits in order; what is no number is the schema's to refuse. */
export function readSnapshot(data: FormData) {
  const lines = [...data.keys()].flatMap((name) => /^splits\.(\d+)\.name$/.exec(name)?.[1] ?? []);
  return {
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
