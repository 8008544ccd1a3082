import { pseudonymOf } from './native/person';
import type { StoredAnnotation, StoredLabel, StoredPerson, StoredSample } from './stored';

/** Puts other names in place of people's, in what they are called and in what they wrote. */
export interface Pseudonyms {
  person(person: StoredPerson): StoredPerson;
  words(text: string): string;
}

/** Somebody who came while the file was being written, and has no pseudonym yet. */
const NOBODY: StoredPerson = { name: pseudonymOf(0), number: 1 };

/**
 * The pseudonyms of these people. In words a name counts where it stands by itself: "An" is not found in "And"; a Chinese name
 * is found anywhere, the longest first.
 */
export function pseudonymsOf(people: readonly (StoredPerson & { pseudonym: number | null })[]): Pseudonyms {
  const byPerson = new Map(
    people.flatMap(({ name, number, pseudonym }) =>
      pseudonym === null ? [] : [[keyOf({ name, number }), pseudonymOf(pseudonym)] as const],
    ),
  );
  const byName = new Map<string, string>();
  for (const { name, number } of people) {
    const known = byPerson.get(keyOf({ name, number }));
    if (known && !byName.has(name)) byName.set(name, known);
  }
  const named = patternOf([...byName.keys()].filter((name) => [...name].length > 1));
  return {
    person: (person) => {
      const name = byPerson.get(keyOf(person));
      return name === undefined ? NOBODY : { name, number: 1 };
    },
    words: (text) =>
      text === '' || !named ? text : text.replace(named, (name) => byName.get(name) ?? NOBODY.name),
  };
}

const keyOf = ({ name, number }: StoredPerson): string => JSON.stringify([name, number]);

function patternOf(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const parts = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
      return /^[\p{Script=Latin}\p{N}]/u.test(name)
        ? `(?<![\\p{Script=Latin}\\p{N}])${escaped}(?![\\p{Script=Latin}\\p{N}])`
        : escaped;
    });
  return new RegExp(parts.join('|'), 'gu');
}

/** A stored sample without anybody's name: authors, places, comments, and the names in what people wrote. */
export function withoutNames(sample: StoredSample, names: Pseudonyms): StoredSample {
  const optional = (text: string | null | undefined) => (text == null ? text : names.words(text));
  return Object.assign({}, sample, {
    withdrawnReason: optional(sample.withdrawnReason) ?? null,
    places: sample.places?.map((place) => ({
      ...place,
      person: names.person(place.person),
      reason: optional(place.reason) ?? null,
    })),
    comments: sample.comments?.map((comment) => ({
      ...comment,
      by: names.person(comment.by),
      body: names.words(comment.body),
      mentions: comment.mentions.map(names.person),
      resolvedBy: comment.resolvedBy && names.person(comment.resolvedBy),
    })),
    annotations: sample.annotations.map((annotation) => nameless(annotation, names)),
  });
}

function nameless(annotation: StoredAnnotation, names: Pseudonyms): StoredAnnotation {
  const { author, authorNumber, labels, note, flagReason, returnReason } = annotation;
  if (author === null) return annotation;
  const { name, number } = names.person({ name: author, number: authorNumber ?? 1 });
  return {
    ...annotation,
    author: name,
    authorNumber: number,
    note: names.words(note),
    flagReason: flagReason && names.words(flagReason),
    returnReason: returnReason && names.words(returnReason),
    labels: labels.map((one) => namelessLabel(one, names)),
  };
}

/** The label itself where its note names nobody, as most do. */
function namelessLabel(one: StoredLabel, names: Pseudonyms): StoredLabel {
  if (!one.label) return one;
  const note = names.words(one.label.note);
  return note === one.label.note ? one : { ...one, label: { ...one.label, note } };
}
