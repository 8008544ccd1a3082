import { formText } from '@/lib/entry/form';
import type { RoundFields, RoundKind, RoundOrder } from '@/lib/round/round';

/** A number from a form; null for an empty field, NaN for text that is not a number. */
function numberOf(data: FormData, name: string): number | null {
  const text = formText(data, name).trim();
  return text === '' ? null : Number(text);
}
const needed = (data: FormData, name: string): number => numberOf(data, name) ?? NaN;

/** Who takes part, as the form says it: those who are ticked, with what is said of them. */
function readPeople(data: FormData): RoundFields['people'] {
  return data
    .getAll('person')
    .map(String)
    .map((userId) => ({
      userId,
      weight: numberOf(data, `weight.${userId}`) ?? 1,
      languages: formText(data, `languages.${userId}`)
        .split(/[\s,，、]+/)
        .filter((code) => code !== ''),
    }));
}

/** What can be changed at any time. */
export function readChange(data: FormData) {
  return {
    name: formText(data, 'name'),
    leaseHours: numberOf(data, 'leaseHours'),
    everybody: formText(data, 'who') !== 'chosen',
    even: data.has('even'),
    // Where the form asked for it.
    ...(data.has('repeatsAsked') && { repeats: data.has('repeats') }),
    people: readPeople(data),
  };
}

/** The JSON in a form field; null, which no schema accepts, if it is invalid. */
function jsonOf(data: FormData, name: string): unknown {
  try {
    return JSON.parse(formText(data, name));
  } catch {
    return null;
  }
}

/** A new round. Fields that do not apply, and so are not in the form, get their defaults. */
export function readRound(data: FormData): RoundFields {
  return {
    ...readChange(data),
    kind: formText(data, 'kind') as RoundKind,
    overlap: needed(data, 'overlap'),
    share: data.has('share') ? needed(data, 'share') : 100,
    size: numberOf(data, 'size'),
    order: formText(data, 'order') as RoundOrder,
    randomShare: data.has('randomShare') ? needed(data, 'randomShare') : 20,
    honeypotShare: data.has('honeypotShare') ? needed(data, 'honeypotShare') : 0,
    counts: data.has('counts'),
    repeats: data.has('repeats'),
    samples: jsonOf(data, 'samples') as RoundFields['samples'],
    unread: data.has('unread'),
    drawShare: numberOf(data, 'drawShare') ?? 100,
    later: data.has('later'),
    id: formText(data, 'id'),
    drawn: formText(data, 'drawn') || undefined,
    empty: data.has('empty'),
  };
}
