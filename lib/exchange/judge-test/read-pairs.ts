import { NO_CATEGORY } from '@/lib/evaluation/order-bias/report-rows';
import { type OrderPair, type PairFile, refusalOf } from '@/lib/evaluation/order-bias/pair';
import { isStorable } from '@/lib/storable';
import { detectLanguage } from '@/lib/text/script';
import type { FileBytes } from '../bytes/file-bytes';
import { cellText } from '../import/draft-sample';
import { UNREADABLE } from '../parse/decoder';
import type { SourceRow } from '../parse/parse-rows';
import { readTable, requireColumns } from '../parse/read-table';
import { columnName } from '../presets/guess-mapping';

/** Names under which the columns of pairs are known, best first, as `columnName` has them. */
const NAMES = {
  article: [
    'articlesent',
    'articlesentence',
    'article',
    'reference',
    'source',
    '文章句',
    '文章',
    '原文',
    '参考文本',
  ],
  correct: ['correctsent', 'correctsentence', 'correct', 'correctsummary', '正确句', '正确摘要', '正确'],
  incorrect: [
    'incorrectsent',
    'incorrectsentence',
    'incorrect',
    'incorrectsummary',
    '错误句',
    '错误摘要',
    '错误',
  ],
  question: ['question', '问题'],
  category: ['category', '类别', '分类'],
  language: ['language', 'lang', '语言'],
} as const;
type Column = keyof typeof NAMES;
/** As the messages of errors call them. */
const REQUIRED = { article: 'article_sent', correct: 'correct_sent', incorrect: 'incorrect_sent' } as const;

/**
 * The pairs of a CSV, TSV, JSON, JSONL, XLSX or Parquet file, whatever its encoding, and the rows that are none, by their lines. Fails as
 * readTable does, and with `invalid`/no_such_column at the path "file.COLUMN".
 */
export async function readPairs(name: string, bytes: FileBytes): Promise<PairFile> {
  const table = await readTable(bytes);
  const columns = columnsOf(table.columns);
  const missing = Object.entries(REQUIRED).flatMap(([column, told]) =>
    columns[column as Column] === null ? [told] : [],
  );
  requireColumns(missing);
  const file: PairFile = { name, pairs: [], refused: [] };
  for await (const row of table.rows()) {
    const pair = pairOf(row, columns);
    const reason = isReadable(row, pair) ? refusalOf(pair) : 'unreadable';
    if (reason) file.refused.push({ name: pair.name, reason });
    else file.pairs.push(pair);
  }
  return file;
}

function columnsOf(columns: readonly string[]): Record<Column, string | null> {
  const known = new Map(columns.map((column) => [columnName(column), column]));
  const find = (names: readonly string[]): string | null =>
    names.map((name) => known.get(name)).find((column) => column !== undefined) ?? null;
  return Object.fromEntries(Object.entries(NAMES).map(([column, names]) => [column, find(names)])) as Record<
    Column,
    string | null
  >;
}

function pairOf({ line, values }: SourceRow, columns: Record<Column, string | null>): OrderPair {
  const take = (column: Column): string => {
    const from = columns[column];
    return from === null ? '' : cellText(values.get(from));
  };
  const [article, correct, incorrect] = [take('article'), take('correct'), take('incorrect')];
  return {
    name: `${line}`,
    question: take('question'),
    article,
    correct,
    incorrect,
    language: take('language').trim() || (detectLanguage(article) === 'zh' ? 'zh' : 'en'),
    category: take('category').trim() || NO_CATEGORY,
  };
}

const isReadable = ({ fault }: SourceRow, pair: OrderPair): boolean =>
  fault === null && Object.values(pair).every((text) => isStorable(text) && !text.includes(UNREADABLE));
