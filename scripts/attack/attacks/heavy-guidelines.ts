import { form } from '@/lib/testing/actions/server-action';
import { GUIDELINE_LENGTH } from '@/lib/guideline/fields';
import type { Attack } from '../attack';

/** Guidelines within their length that are slow to read as Markdown: clauses, open marks, quotes, links, lists and tables. */
const HEAVY: Record<string, string> = {
  clauses: '# 1 a\n'.repeat(8_000),
  'open marks': '_a__ '.repeat(7_500),
  'paragraphs of open marks': `${'_a__'.repeat(800)}\n\n`.repeat(30),
  quotes: `${'>'.repeat(3_000)} a`,
  brackets: '['.repeat(20_000),
  links: '[a]('.repeat(10_000),
  backticks: Array.from({ length: 400 }, (_, n) => '`'.repeat(n)).join(' '),
  lists: Array.from({ length: 300 }, (_, n) => `${' '.repeat(n * 2)}- a`).join('\n'),
  stars: '**a '.repeat(10_000),
  tables: `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'a|'.repeat(200)}\n`.repeat(200)}`,
};

/** Each is published by a lead, and read by others where it was taken. */
export const heavyGuidelines: Attack = {
  name: 'heavy-guidelines',
  async run({ visitors, ids, db }) {
    const { projectId } = ids;
    const broken: string[] = [];
    for (const [name, text] of Object.entries(HEAVY)) {
      const basedOn = await db.guideline.count({ where: { projectId } });
      const fields = form({ text: text.slice(0, GUIDELINE_LENGTH), summary: name });
      const key = 'app/(studio)/projects/[projectId]/guidelines/actions.ts publish';
      await visitors.lead.act(key, ids, [projectId, basedOn, { error: null, done: 0 }, fields]);
      for (const reader of [visitors.annotator, visitors.reader]) {
        const { status } = await reader.ask('GET', `/projects/${projectId}/guidelines`);
        if (status !== 200) broken.push(`guidelines of ${name} answered ${status}`);
      }
    }
    return broken;
  },
};
