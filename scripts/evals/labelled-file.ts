import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { z } from 'zod';
import type { MethodInput } from '@/lib/consistency/method';
import { detectLanguage } from '@/lib/text/script';
import { codePoint, offsetMap, span, type Span } from '@/lib/text/offsets';

const label = z.object({
  text: z.string(),
  /** Code points of the answer, half open; missing where nobody knows where it stands. */
  start: z.int().min(0).nullish(),
  end: z.int().min(0).nullish(),
  consistent: z.boolean().nullable(),
  error_type_mapped: z.string().nullish(),
});
const line = z.object({
  id: z.coerce.string(),
  lang: z.string().nullish(),
  question: z.string().nullish(),
  reference: z.string(),
  answer: z.string().min(1),
  answer_label: z.enum(['consistent', 'inconsistent']).nullish(),
  segments: z.array(label).nullish(),
});

/** A span of an answer that somebody has judged. */
export interface LabelledSpan {
  span: Span;
  consistent: boolean;
  /** Null where none was named. */
  type: string | null;
}

export interface LabelledSample {
  id: string;
  line: number;
  texts: MethodInput;
  gold: LabelledSpan[];
  /** Of the whole answer, where there is one. */
  consistent: boolean | null;
  /** Labels of segments that do not stand in the answer. */
  unplaced: number;
}

/**
 * Reads a file of labelled answers, a JSON object a line. Where no segment is labelled the label of the answer is one of a
 * segment as long as the answer. Throws with the line where one is not of this shape.
 */
export async function readLabelled(file: string, limit = Infinity): Promise<LabelledSample[]> {
  const samples: LabelledSample[] = [];
  let number = 0;
  for await (const text of readline.createInterface({ input: fs.createReadStream(file) })) {
    number += 1;
    if (text.trim() === '') continue;
    if (samples.length === limit) break;
    samples.push(readLine(text, number, `${path.basename(file)}, line ${number}`));
  }
  return samples;
}

function readLine(text: string, number: number, place: string): LabelledSample {
  const read = line.safeParse(parsed(text));
  if (!read.success) throw new Error(`${place}: ${z.prettifyError(read.error).replaceAll('\n', ' ')}`);
  const { id, lang, question, reference, answer, answer_label: answerLabel, segments } = read.data;
  const consistent = answerLabel ? answerLabel === 'consistent' : null;
  const labelled = (segments ?? []).filter((segment) => segment.consistent !== null);
  const gold = labelled.flatMap((segment): LabelledSpan[] => {
    const place = placeOf(answer, segment);
    return place
      ? [{ span: place, consistent: segment.consistent!, type: segment.error_type_mapped ?? null }]
      : [];
  });
  const whole = { span: span(0, answer.length), consistent: consistent ?? false, type: null };
  return {
    id,
    line: number,
    consistent,
    unplaced: labelled.length - gold.length,
    texts: { question: question ?? '', reference, answer, language: lang ?? detectLanguage(answer) ?? 'und' },
    gold: labelled.length === 0 && consistent !== null ? [whole] : gold,
  };
}

function placeOf(answer: string, { text, start, end }: z.output<typeof label>): Span | null {
  if (typeof start === 'number' && typeof end === 'number' && start < end) {
    const map = offsetMap(answer);
    return [map.toUtf16(codePoint(start)), map.toUtf16(codePoint(end))];
  }
  const at = text === '' ? -1 : answer.indexOf(text);
  return at < 0 ? null : span(at, at + text.length);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
