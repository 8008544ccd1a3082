import { KnownSegments } from '@/lib/consistency/known/known-segments';
import { quote } from '@/lib/text/offsets';
import { sameWordsKey } from '@/lib/text/same-words';
import { type InputFile, type InputRow, openInput } from '../evaluate/input-file';

/** A file of gold, and what people call it. */
export interface GoldFile {
  name: string;
  path: string;
}

/** What files of gold know. */
export interface KnownGold {
  known: KnownSegments;
  /** Keys of the questions that they have. */
  questions: Set<string>;
  samples: number;
  segments: number;
}

/**
 * Loads gold from files: a snapshot, an export of gold or annotations, or any file with labels of answers or segments. Throws in words where a
 * file is none of these or has no labels.
 */
export async function loadKnown(files: readonly GoldFile[]): Promise<KnownGold> {
  const gold: KnownGold = { known: new KnownSegments(), questions: new Set(), samples: 0, segments: 0 };
  for (const { name, path } of files) {
    const before = gold.samples;
    const input = await openInput(path, null);
    for await (const row of input.rows()) if ('draft' in row) addSample(gold, row);
    if (gold.samples === before) throw new Error(`${name}: there is no gold in it. ${wantedOf(input)}`);
  }
  return gold;
}

/** What may be done about a file without gold: what is gold of several annotations, a project's rule says. */
const wantedOf = ({ columns }: InputFile): string =>
  columns.includes('annotations')
    ? 'It has annotations: import it, and name the project, or its export of gold.'
    : 'Wanted is a snapshot, an export of gold, or a file with labels of answers or segments.';

type InputSample = Extract<InputRow, { draft: unknown }>;

function addSample(gold: KnownGold, { draft, labels }: InputSample): void {
  const { reference, answer, question, externalId } = draft;
  const said = [
    ...labels.segments.map(({ spans, ...label }) => ({
      ...label,
      text: spans.map((span) => quote(answer, span)).join(' '),
    })),
    // An answer of one segment says of itself what its segment says.
    ...(labels.answer && labels.segments.length === 0 ? [{ ...labels.answer, text: answer }] : []),
  ];
  if (said.length === 0) return;
  const against = gold.known.against(reference);
  for (const { text, consistent, types } of said)
    against.add(text, {
      verdict: consistent ? 'consistent' : 'inconsistent',
      types,
      from: externalId,
      label: null,
    });
  gold.questions.add(sameWordsKey(question));
  gold.samples += 1;
  gold.segments += said.length;
}
