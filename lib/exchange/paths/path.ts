/** One step of a path: a key of an object, every element of a list, or one of its elements, from its end where negative. */
export type PathStep = { key: string } | { each: true } | { at: number };

/** A key as it may stand in a path without quotes. */
const BARE = /[^.[\]"\s](?:[^.[\]"]*[^.[\]"\s])?/;
const STEP = new RegExp(
  String.raw`(?<dot>\.?)(?:(?<bare>${BARE.source})|(?<quoted>"(?:[^"\\]|\\.)*"))|\[(?<at>|-?\d{1,9})\]`,
  'y',
);
const WHOLE_BARE = new RegExp(`^${BARE.source}$`);

/** The steps of a path such as `output.documents[].page_content`; null for a text that is none. It begins with a key. */
export function parsePath(text: string): PathStep[] | null {
  const steps: PathStep[] = [];
  for (let position = 0; position < text.length;) {
    STEP.lastIndex = position;
    const found = STEP.exec(text)?.groups;
    const step = found && stepOf(found);
    const first = position === 0;
    if (!found || !step || ('key' in step ? (found.dot === '') !== first : first)) return null;
    steps.push(step);
    position = STEP.lastIndex;
  }
  return steps.length > 0 ? steps : null;
}

/** A path as people write it; keys in which other signs of a path stand are quoted. */
export const formatPath = (steps: readonly PathStep[]): string =>
  steps
    .map((step, at) => {
      if ('each' in step) return '[]';
      if ('at' in step) return `[${step.at}]`;
      return (at === 0 ? '' : '.') + (WHOLE_BARE.test(step.key) ? step.key : JSON.stringify(step.key));
    })
    .join('');

function stepOf({ bare, quoted, at }: Record<string, string | undefined>): PathStep | null {
  if (at !== undefined) return at === '' ? { each: true } : { at: Number(at) };
  if (bare !== undefined) return { key: bare };
  try {
    return { key: JSON.parse(quoted!) as string };
  } catch {
    return null;
  }
}
