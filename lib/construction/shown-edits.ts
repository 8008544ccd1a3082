import { graphemeSnap } from '@/lib/text/graphemes';
import type { Pedigree } from './pedigree';

/** Characters that are shown on either side of a change. */
const CONTEXT_LENGTH = 60;

/** A change with the words around it in the source's answer, and what the reference says there. */
export interface ShownEdit {
  before: string;
  was: string;
  is: string;
  after: string;
  evidence: string | null;
}

/** The changes of a constructed sample, to be read; without its source the changed words alone. */
export function shownEdits(
  { edits }: Pick<Pedigree, 'edits'>,
  source: { answer: string; reference: string } | null,
): ShownEdit[] {
  return edits.map(({ start, end, was, is, evidence }) => ({
    was,
    is,
    before: source ? before(source.answer, start) : '',
    after: source ? after(source.answer, end) : '',
    evidence: source && evidence ? withNeighbours(source.reference, evidence) : null,
  }));
}

const withNeighbours = (text: string, { start, end }: { start: number; end: number }): string =>
  before(text, start) + text.slice(start, end) + after(text, end);

/** The characters before a place, whole as they are read, with a mark where more stands. */
function before(text: string, at: number): string {
  const from = at <= CONTEXT_LENGTH ? 0 : graphemeSnap(text).back(at - CONTEXT_LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, at)}`;
}

/** Those behind it. */
function after(text: string, at: number): string {
  const to =
    at + CONTEXT_LENGTH >= text.length ? text.length : graphemeSnap(text).forward(at + CONTEXT_LENGTH);
  return `${text.slice(at, to)}${to < text.length ? '…' : ''}`;
}
