import fs from 'node:fs/promises';
import { sameWordsKey } from '@/lib/text/same-words';
import { type CheckedAnswer, checkAnswer } from '../../check/check-answer';
import { CheckCounts, type CheckLimits, type CheckReport } from '../../check/check-report';
import type { Fault } from '../../parse/reject';
import { openInput } from '../evaluate/input-file';
import { type GoldFile, loadKnown } from './load-known';

export interface Check extends CheckLimits {
  /** A file of new answers with their questions and references. */
  input: string;
  /** Files of gold. */
  gold: readonly GoldFile[];
  /** Where every answer is written with its segments, as JSON Lines; null: nowhere. */
  out: string | null;
}

/** A segment that people have called inconsistent before, in a new answer. */
export interface KnownError {
  id: string;
  text: string;
  error_types: readonly string[];
  from: readonly string[];
}

/** A row that holds no sample, and why. */
export interface CheckReject extends Pick<Fault, 'reason' | 'column'> {
  line: number;
}

/** What a check found, with each known error and each row that holds no sample. */
export interface CheckedFile extends CheckReport {
  errors: KnownError[];
  rejects: CheckReject[];
}

/**
 * Holds a file of new answers against gold: what people said of the same words against the same reference holds again. No project, no model
 * and no database; nothing is stored. Throws in words where a file cannot be read.
 */
export async function checkFile(check: Check): Promise<CheckedFile> {
  const { known, questions, ...gold } = await loadKnown(check.gold);
  const input = await openInput(check.input, null);
  const out = check.out === null ? null : await fs.open(check.out, 'w');
  const counts = new CheckCounts();
  const errors: KnownError[] = [];
  const rejects: CheckReject[] = [];
  try {
    for await (const row of input.rows()) {
      if (!('draft' in row)) {
        counts.reject();
        const { reason, column } = row.fault;
        rejects.push({ line: row.line, reason, column });
        continue;
      }
      const { reference, question } = row.draft;
      const against = known.find(reference);
      const checked = checkAnswer(row.draft, against);
      const asked = questions.has(sameWordsKey(question)) ? 'changed' : 'unknown';
      counts.add(checked, against === null ? asked : 'known');
      errors.push(...errorsOf(checked));
      await out?.appendFile(`${JSON.stringify(checked)}\n`);
    }
  } finally {
    await out?.close();
  }
  const report = counts.report(gold, check);
  const { consistent, inconsistent, open, rejected } = report.answers;
  if (consistent + inconsistent + open + rejected === 0)
    throw new Error(`${check.input}: there are no rows in it.`);
  return { ...report, errors, rejects };
}

const errorsOf = ({ id, segments }: CheckedAnswer): KnownError[] =>
  segments.flatMap(({ text, verdict, error_types, from }) =>
    verdict === 'inconsistent' ? [{ id, text, error_types, from }] : [],
  );
