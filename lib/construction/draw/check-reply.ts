import { locator } from '@/lib/text/locate';
import { span } from '@/lib/text/offsets';
import { detectLanguage, hasLetterOrDigit } from '@/lib/text/script';
import { splitSentences } from '@/lib/text/sentences';
import { wordsIn } from '@/lib/text/words';
import type { ConstructionSource } from '../construct';
import type { AnswerEdit } from '../pedigree';
import { newFigure } from '../new-figure';
import type { ModelRecipe } from '../recipes/recipe';
import { sentencesTouched } from '../sentences-touched';
import { changedPart } from './changed-part';
import type { Flaw } from './flaw';
import { type ChangedAnswer, NO_ERROR } from './reply';

type Source = Pick<ConstructionSource, 'reference' | 'answer'>;
type Texts = Source & { changed: string };

/** What a reply comes to: an answer to keep, or what is wrong with it, and where it was seen. */
export type CheckedReply =
  { answer: string; edits: AnswerEdit[] } | { flaw: Exclude<Flaw, 'duplicate'>; at: string };

/** Words that a change of words may take away or bring in. */
const MOST_WORDS = 12;
/** Sentences that a change of a sentence may touch. */
const MOST_SENTENCES = 2;
/** Words that a swap may bring in, so that its sentence reads well. */
const MOST_NEW = 2;
/** How much longer, or shorter, a changed answer may be. */
const MOST_RATIO = 4;
/** Shorter sentences are headings and phrases, which may stand twice. */
const SHORTEST_SENTENCE = 10;

/** Holds a model's reply against the answer that it was to change: nothing that it states of its changes is taken on trust. */
export function checkReply(source: Source, recipe: ModelRecipe, reply: ChangedAnswer): CheckedReply {
  if (!reply.possible) return { flaw: 'not_possible', at: reply.why };
  if (reply.type !== (recipe.errorType ?? NO_ERROR)) return { flaw: 'wrong_type', at: reply.type };
  const answer = reply.answer.trim();
  if (squeezed(answer) === squeezed(source.answer)) return { flaw: 'unchanged', at: '' };
  const edited =
    recipe.reach === 'answer' ? whole(source, answer) : editOf(source, recipe, { ...reply, answer });
  if ('flaw' in edited) return edited;
  const texts = { ...source, changed: edited.answer };
  return flawOf(texts, recipe) ?? edited;
}

const whole = ({ answer: was }: Source, answer: string): CheckedReply => ({
  answer,
  edits: [{ start: 0, end: was.length, was, is: answer, evidence: null }],
});

/** The one change that makes of the source what the reply says that it is. */
function editOf(
  { reference, answer: was }: Source,
  { reach, hasEvidence, keeps }: ModelRecipe,
  { changes, answer }: ChangedAnswer,
): CheckedReply {
  const [change, ...more] = changes;
  if (!change || more.length > 0) return { flaw: 'number_of_changes', at: String(changes.length) };
  const { before, after } = change;
  const places = before === '' ? [] : placesOf(before, was);
  if (places.length === 0) return { flaw: 'before_missing', at: before };
  const start = places.find(
    (place) => squeezed(was.slice(0, place) + after + was.slice(place + before.length)) === squeezed(answer),
  );
  if (start === undefined) return { flaw: 'beyond_changes', at: changedPart(was, answer).is };
  const place = hasEvidence ? locator(reference)(change.reference) : null;
  if (hasEvidence && !place) return { flaw: 'evidence_missing', at: change.reference };
  const end = start + before.length;
  const changed = was.slice(0, start) + after + was.slice(end);
  if (reachesTooFar(was, changed, reach)) return { flaw: 'too_much', at: changedPart(was, changed).is };
  const gone = keeps === 'all' ? changedPart(was, changed).was : '';
  if (hasLetterOrDigit(gone)) return { flaw: 'words_gone', at: gone };
  const added = keeps === 'same' ? newWords(before, after) : [];
  if (added.length > MOST_NEW) return { flaw: 'new_words', at: added.join(' ') };
  const evidence = place && { start: place.span[0], end: place.span[1] };
  return { answer: changed, edits: [{ start, end, was: before, is: after, evidence }] };
}

/** What is wrong with a changed answer as a text; null: nothing. */
function flawOf(texts: Texts, { errorType, reach, newFigures }: ModelRecipe): CheckedReply | null {
  const { answer, changed, reference } = texts;
  const ratio = changed.length / Math.max(1, answer.length);
  if (ratio > MOST_RATIO || ratio < 1 / MOST_RATIO) return { flaw: 'length', at: String(changed.length) };
  const language = detectLanguage(changed);
  if (language !== detectLanguage(answer)) return { flaw: 'language', at: language ?? '' };
  const twice = repeated(changed, answer);
  if (twice !== null) return { flaw: 'repeats', at: twice };
  if (errorType !== null) {
    const known = copied(texts, reach === 'answer');
    return known === null ? null : { flaw: 'in_reference', at: known };
  }
  if (newFigures) return null;
  const figure = newFigure(changed, [reference, answer]);
  return figure === null ? null : { flaw: 'new_figure', at: figure };
}

/** Whether a change of words, or of a sentence, is more than that. */
function reachesTooFar(was: string, changed: string, reach: ModelRecipe['reach']): boolean {
  const part = changedPart(was, changed);
  const touched = sentencesTouched(was, part).length;
  if (reach === 'sentence') return touched > MOST_SENTENCES;
  const words = [part.was, part.is].map((text) => wordsIn(text, span(0, text.length)).length);
  return touched > 1 || Math.max(...words) > MOST_WORDS;
}

/** Words of a text that another one has not. */
function newWords(before: string, after: string): string[] {
  const wordsOf = (text: string): string[] =>
    wordsIn(text, span(0, text.length)).map((place) => text.slice(...place).toLowerCase());
  const known = new Set(wordsOf(before));
  return wordsOf(after).filter((word) => !known.has(word));
}

/** A sentence that stands more often in the changed answer than before; null: none. */
function repeated(changed: string, answer: string): string | null {
  const counts = new Map<string, number>();
  for (const sentence of sentencesOf(changed)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const before = sentencesOf(answer);
  for (const [sentence, count] of counts)
    if (count > 1 && count > before.filter((one) => one === sentence).length) return sentence;
  return null;
}

/**
 * A sentence that is new in the answer and that the reference has word for word, which is then no error; of an answer that is
 * wholly to be another one, a sentence that was there before too. Null: none.
 */
function copied({ answer, changed, reference }: Texts, isWhole: boolean): string | null {
  const before = new Set(sentencesOf(answer));
  const said = squeezed(reference);
  for (const sentence of sentencesOf(changed))
    if (before.has(sentence) ? isWhole : said.includes(squeezed(sentence))) return sentence;
  return null;
}

const sentencesOf = (text: string): string[] =>
  splitSentences(text)
    .map((place) => text.slice(...place))
    .filter((sentence) => sentence.length >= SHORTEST_SENTENCE);

function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');
