import type { z } from 'zod';
import type { mentionableSchema } from './view-schema';
/** Somebody who can be mentioned. */
export type Mentionable = z.infer<typeof mentionableSchema>;

/** A stored mention: "<@id>". The name is looked up when it is read, so that it goes when the person goes. */
const MENTION = /<@([\w-]{1,64})>/g;

/** A text as typed, with "@Name" of the people put as stored mentions; the longest name that fits counts. */
export function storeMentions(typed: string, people: readonly Mentionable[]): string {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  // What looks like a stored mention without being one of ours is taken apart.
  const plain = typed.replaceAll('<@', '< @');
  return plain
    .replace(/[@＠]/g, '\u0000')
    .split('\u0000')
    .reduce((text, rest, index) => {
      if (index === 0) return rest;
      const person = byLength.find(({ name }) => name !== '' && rest.startsWith(name));
      return person ? `${text}<@${person.id}>${rest.slice(person.name.length)}` : `${text}@${rest}`;
    }, '');
}

/** Ids of everybody whom a stored text mentions, each once. */
export const mentionedIn = (stored: string): string[] => [
  ...new Set([...stored.matchAll(MENTION)].map(([, id]) => id!)),
];

export type CommentPart = { text: string } | { mention: string; name: string | null };

/** A stored text in pieces to be drawn; the name is null for somebody unknown. */
export function parts(stored: string, people: readonly Mentionable[]): CommentPart[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return stored.split(MENTION).flatMap((part, index): CommentPart[] => {
    if (index % 2 === 1) return [{ mention: part, name: names.get(part) ?? null }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** A stored text as its author typed it. */
export const typedAs = (stored: string, people: readonly Mentionable[]): string =>
  parts(stored, people)
    .map((piece) => ('text' in piece ? piece.text : `@${piece.name ?? '?'}`))
    .join('');

/** The "@" that is being typed at the caret, with what stands behind it; null when none is. */
export function asking(text: string, caret: number): { from: number; query: string } | null {
  const found = /[@＠]([^\s@＠]{0,40})$/.exec(text.slice(0, caret));
  return found && { from: found.index, query: found[1]! };
}

/**
 * Whom an "@" with these letters behind it offers, the first of whom Enter takes: others first. Oneself comes last, and only
 * for who has begun to type the own name.
 */
export function offered<Person extends Mentionable>(
  people: readonly Person[],
  { me, query, most }: { me: string; query: string; most: number },
): Person[] {
  const typed = query.toLowerCase();
  const found = people.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const others = found.filter(({ id }) => id !== me);
  const own = typed === '' ? [] : found.filter(({ id }) => id === me);
  return [...others, ...own].slice(0, most);
}
