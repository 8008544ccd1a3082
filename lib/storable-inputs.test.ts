import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Who may read a text or JSON without asking whether it can be stored, and why. */
const MAY: Record<string, string> = {
  'lib/storable-schema.ts': 'is the rule',
  'lib/exchange/contents/native/fields/':
    'parse/ looks at every key and text of a line first (unfitText) and rejects that row',
  'lib/exchange/contents/native/': 'part of the schema of those lines',
  'lib/exchange/sample-project/': 'reads a file of our own',
  'lib/env.ts': 'variables of a process hold no NUL, and are not stored',
  'lib/auth/oidc/settings.ts': 'part of the schema of those variables',
  'lib/auth/server/oidc/flow-cookie.ts': 'reads what the studio sealed itself',
  'lib/auth/server/oidc/session-endpoint.ts': 'an id that our own verb hands over',
  'lib/llm/server/file-ledger.ts': 'reads what the command line wrote to a file',
  'lib/llm/batch/': 'what an endpoint answered, cleaned where it is stored (batches/end-batch.ts)',
  'lib/consistency/methods/l-face4rag/ask/shapes.ts': "a model's reply, cleaned by llm/parse-json.ts",
  'lib/consistency/methods/factscore/extract-facts.ts': 'the same',
  'lib/consistency/methods/ragas/method.ts': 'the same',
  'lib/consistency/methods/refchecker/extract-triplets.ts': 'the same',
  'lib/consistency/methods/whole-answer/method.ts': 'the same',
  'lib/consistency/statements/statements-of-sentences.ts': 'the same',
  'lib/consistency/statements/steps.ts': 'reads what is stored',
  'lib/construction/draw/reply.ts': "a model's reply, cleaned by llm/parse-json.ts",
  'lib/construction/answers/write-answer.ts': 'the same',
  'lib/exchange/evaluated/file-labels.ts': 'reads labels that verdicts are held against, and stores nothing',
  'lib/consistency/run-schema.ts': 'describes what is sent',
  'lib/consistency/prediction-schema.ts': "a method's prediction, over texts that are stored",
  'lib/annotation/steps/method-steps.ts': 'reads what is stored',
  'lib/consistency/methods/l-face4rag/steps.ts': 'reads what is stored',
  'lib/consistency/methods/panel/steps.ts': 'reads what is stored',
  'lib/annotation/labels/machine.ts': 'reads what is stored',
  'lib/annotation/server/labels/label-row.ts': 'reads what is stored',
  'lib/adjudication/operations/adjudication.change.ts': 'the verb reads the rest by the schema of its kind',
  'lib/annotation/operations/annotation.change.ts': 'the verb reads the rest by the schema of its kind',
  'lib/db/backup/': 'reads the description of a backup',
  'components/data-table/': "reads the browser's own storage",
};
/** What the studio says, which nobody sends to it. */
const VIEWS = /(^|[/-])view-schema\.ts$/;
const OPEN_TEXT = /\bz\s*\.\s*(string|unknown|any|json|looseObject)\b/;

it('every schema of a text that comes from outside begins with storableText or storableJson', () => {
  const found = ['lib', 'app', 'components']
    .flatMap((folder) => sources(folder))
    .filter((file) => !VIEWS.test(file))
    .filter((file) => OPEN_TEXT.test(fs.readFileSync(path.join(ROOT, file), 'utf8')));
  const excused = (file: string) => Object.keys(MAY).find((place) => file.startsWith(place));
  expect(found.filter((file) => !excused(file))).toEqual([]);
  expect(Object.keys(MAY).filter((place) => !found.some((file) => excused(file) === place))).toEqual([]);
});

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}
