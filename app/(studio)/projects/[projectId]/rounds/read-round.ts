import { textOf } from '@/lib/entry/form';
import type { RoundFields, RoundKind, RoundOrder } from '@/lib/round/round';

/** A number of a form; null where nothing was entered, NaN where it is none. */
function numberOf(data: FormData, name: string): number | null {
  const text = textOf(data, name).trim();
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
      languages: textOf(data, `languages.${userId}`)
        .split(/[\s,，、]+/)
        .filter((code) => code !== ''),
    }));
}

/** What can be changed at any time. */
export function readChange(data: FormData) {
  return {
    name: textOf(data, 'name'),
    leaseHours: numberOf(data, 'leaseHours'),
    everybody: textOf(data, 'who') !== 'chosen',
    even: data.has('even'),
    // Where the form asked for it.
    ...(data.has('repeatsAsked') && { repeats: data.has('repeats') }),
    people: readPeople(data),
  };
}

/** What stands in the form as JSON; null, which no field takes, where it is none. */
function jsonOf(data: FormData, name: string): unknown {
  try {
    return JSON.parse(textOf(data, name));
  } catch {
    return null;
  }
}

/** A new round. What the form did not ask for, since it does not apply, has its default. */
export function readRound(data: FormData): RoundFields {
  return {
    ...readChange(data),
    kind: textOf(data, 'kind') as RoundKind,
    overlap: needed(data, 'overlap'),
    share: data.has('share') ? needed(data, 'share') : 100,
    size: numberOf(data, 'size'),
    order: textOf(data, 'order') as RoundOrder,
    randomShare: data.has('randomShare') ? needed(data, 'randomShare') : 20,
    honeypotShare: data.has('honeypotShare') ? needed(data, 'honeypotShare') : 0,
    counts: data.has('counts'),
    repeats: data.has('repeats'),
    samples: jsonOf(data, 'samples') as RoundFields['samples'],
    unread: data.has('unread'),
    drawShare: numberOf(data, 'drawShare') ?? 100,
    later: data.has('later'),
    id: textOf(data, 'id'),
    drawn: textOf(data, 'drawn') || undefined,
    empty: data.has('empty'),
  };
}
