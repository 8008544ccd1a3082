import type { ListedPath } from './list-paths';

/** Paths at which passages stand, the surest first: documents of LangChain and OpenInference, lists of texts, one text. */
const PASSAGES = [
  /\[\]\.(?:page_content|document\.content)$/,
  /(?:^|[._])(?:documents?|docs|contexts?|chunks?|passages?|sources?|hits|nodes)\[\](?:\.(?:page_content|content|text|chunk|passage|body))?$/i,
  /(?:^|\.)(?:contexts?|documents|passages?|knowledge|retrieved_contexts?)$/i,
];

/** What somebody wrote as the ideal answer, or says of it, is no reference of ours. */
const IDEAL = /expect|ideal|ground_?truth|reference/i;
/** What Python writes for an object, such as the context that MLflow gives to a model. */
const OBJECT = /^<\S+ object at 0x[\da-f]+>$/i;

/** The path of the passages that were retrieved; null where no name tells it. */
export function findPassages(listed: readonly ListedPath[]): string | null {
  const texts = listed.filter(({ path, text, sample }) => text && !IDEAL.test(path) && !OBJECT.test(sample));
  for (const names of PASSAGES) {
    const found = texts.filter(({ path }) => names.test(path));
    if (found.length === 0) continue;
    const most = Math.max(...found.map((one) => one.found));
    const often = found.filter((one) => one.found === most);
    return often.reduce((a, b) => (b.path.length < a.path.length ? b : a)).path;
  }
  return null;
}
