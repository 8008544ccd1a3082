import type { AnswerEdit } from '../pedigree';
import { inOneSentence } from '../sentences-touched';
import type { CheckedReply } from './check-reply';

/** An answer that is to be changed, and how its source was changed to it: not at all, or by earlier parts of a combination. */
export interface AnswerSoFar {
  answer: string;
  /** Of the source, in its order. */
  edits: readonly AnswerEdit[];
}

/** A checked reply with all edits of the source, the earlier ones among them; a flaw where it changes a sentence that one of them changed. */
export function afterEarlier(before: AnswerSoFar, checked: CheckedReply): CheckedReply {
  if ('flaw' in checked) return checked;
  let { edits } = before;
  for (const edit of checked.edits) {
    const all = withEdit({ ...before, edits }, edit);
    if (!all) return { flaw: 'touches_earlier', at: edit.was };
    edits = all;
  }
  return { answer: checked.answer, edits: [...edits] };
}

/** The edits of a source with one that was made in the answer they give; null where it is in a sentence with one of them. */
function withEdit({ answer, edits }: AnswerSoFar, edit: AnswerEdit): AnswerEdit[] | null {
  /** How much later the answer is at a place than its source. */
  let shift = 0;
  let ownShift = 0;
  for (const { start, was, is } of edits) {
    const place = { start: start + shift, end: start + shift + is.length };
    if (inOneSentence(answer, place, edit)) return null;
    shift += is.length - was.length;
    if (place.end <= edit.start) ownShift = shift;
  }
  const own = { ...edit, start: edit.start - ownShift, end: edit.end - ownShift };
  return [...edits, own].toSorted((a, b) => a.start - b.start);
}
