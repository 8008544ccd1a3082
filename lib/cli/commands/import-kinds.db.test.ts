import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { newMappingSchema } from '@/lib/exchange/paths/new-mapping';
import { saveMapping } from '@/lib/exchange/server/mappings/save-mapping';
import { commandsHere } from '@/lib/testing/commands';
import { testDatabase } from '@/lib/testing/database/database';
import { xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';

const test = testDatabase();
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-import-kinds-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const { face4rag, json } = commandsHere();

describe('face4rag import', () => {
  it('takes a spreadsheet file in, another sheet by its name, and says why it takes none', async () => {
    await json('project', 'create', 'Sheets');
    const file = path.join(folder, 'in.xlsx');
    const row = (...texts: string[]): string =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const sheets = [
      { name: '说明', data: row('note') + row('see 数据') },
      { name: '数据', data: row('q', 'reference', 'answer') + row('多长？', '河长一公里。', '河长两公里。') },
    ];
    fs.writeFileSync(file, xlsxBytes({ sheets }));
    const take = ['import', file, '--project', 'Sheets'];
    const taken = await face4rag([...take, '--sheet', '数据', '--map', 'question=q']);
    expect(taken).toMatchObject({ code: 0, out: '1 rows: 1 added, 0 there already, 0 rejected\n' });
    expect(taken.err).toContain('(sheet 数据)');
    const none = await face4rag([...take, '--sheet', '数']);
    expect(none).toMatchObject({ code: 1, err: 'Not accepted: sheet: no such sheet.\n' });
    const zip = zipBytes([
      { name: 'a.csv', content: 'note\nread b\n' },
      { name: 'b.csv', content: 'question,ref,answer\nq,r,a\n' },
    ]);
    fs.writeFileSync(file, zip);
    const chosen = await face4rag([...take, '--entry', 'b.csv']);
    expect(chosen).toMatchObject({ code: 0, out: '1 rows: 1 added, 0 there already, 0 rejected\n' });
    expect(chosen.err).toContain('(b.csv, utf-8)');
    expect(await json(...take, '--entry', 'b.csv')).toMatchObject({ same: 1, entry: 'b.csv' });
    expect(await face4rag([...take, '--entry', 'c.csv'])).toMatchObject({
      code: 1,
      err: 'Not accepted: entry: no such entry.\n',
    });
    fs.writeFileSync(file, 'PK\u0003\u0004');
    const broken = await face4rag(take);
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toBe(
      'Not accepted: file: The archive is damaged or incomplete, or has names that lead out of it. Pack the file again, or import it unpacked.\n',
    );
  });

  it('joins a second file, tells the kind of the first one, and takes another kind where it is named', async () => {
    await json('project', 'create', 'Sets');
    const [first, second] = ['response.jsonl', 'source_info.jsonl'].map((name) =>
      path.join(folder, name),
    ) as [string, string];
    // Made by hand in the shape of RAGTruth.
    const response = { id: '1', source_id: 's', model: 'm', labels: [], response: '河长一公里。' };
    fs.writeFileSync(first, JSON.stringify(response));
    const source = { source_id: 's', source_info: { question: '多长？', passages: '河长一公里。' } };
    fs.writeFileSync(second, JSON.stringify(source));
    const take = ['import', first, '--project', 'Sets'];
    expect(await json(...take)).toMatchObject({ rows: 1, added: 0, rejected: 1 });
    expect((await face4rag(take)).out).toBe(
      '1 rows: 0 added, 0 there already, 1 rejected\nrejected, no_partner: 1\n' +
        'Their partners stand in a second file of the data set (--with): source_info.jsonl\n',
    );
    const taken = await face4rag([...take, '--with', second, '--author', 'Ann']);
    expect(taken).toMatchObject({ code: 0, out: '1 rows: 1 added, 0 there already, 0 rejected\n' });
    expect(taken.err).toContain('RAGTruth with annotations');
    const author = await test.db.author.findFirstOrThrow({ where: { project: { name: 'Sets' } } });
    expect(author.name).toBe('Ann');
    const plain = await face4rag([...take, '--preset', 'by-name']);
    expect(plain).toMatchObject({ code: 1, out: '' });
    expect(plain.err).toContain('question');
    expect(await face4rag([...take, '--preset', 'none'])).toMatchObject({
      ...{ code: 1, err: 'Not accepted: preset: no such preset.\n' },
    });
  });

  it('takes traces by paths: those that are proposed, said, in a file, or kept under a name', async () => {
    const { id } = await json<{ id: string }>('project', 'create', 'Traces');
    const [file, mapping] = ['traces.jsonl', 'mapping.json'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const trace = (n: number) => ({
      ...{ id: `t${n}`, sessionId: null, input: { question: '多长？' } },
      output: { said: `河长${n}公里。`, docs: [{ body: '河长一公里。' }, { body: '河深三米。' }] },
    });
    const write = (n: number): void => fs.writeFileSync(file, JSON.stringify(trace(n)));
    const take = ['import', file, '--project', 'Traces'];
    write(1);
    const open = await face4rag(take);
    expect(open).toMatchObject({ code: 1, err: expect.stringContaining('mapping.answer') as unknown });
    const said = [
      'answer=output.said',
      'reference=output.docs[0].body',
      'reference=output.docs[1].body',
    ].flatMap((pair) => ['--map', pair]);
    expect((await face4rag([...take, ...said])).out).toBe('1 rows: 1 added, 0 there already, 0 rejected\n');
    const paths = {
      question: 'input.question',
      reference: ['output.docs[].body'],
      answer: 'output.said',
      trace: 'id',
    };
    fs.writeFileSync(mapping, JSON.stringify(paths));
    write(2);
    expect(await json(...take, '--mapping', mapping)).toMatchObject({ added: 1, rejected: 0 });
    await saveMapping(
      { actor: commandLineActor, db: test.db },
      newMappingSchema.parse({ projectId: id, name: 'RAG', preset: 'langfuse', paths }),
    );
    write(3);
    expect(await json(...take, '--mapping', 'RAG')).toMatchObject({ added: 1, rejected: 0 });
    expect(await face4rag([...take, '--mapping', 'none'])).toMatchObject({ code: 1, out: '' });
    const samples = await test.db.sample.findMany({ where: { projectId: id }, orderBy: { ordinal: 'asc' } });
    expect(samples.map(({ answer, reference }) => [answer, reference])).toEqual(
      [1, 2, 3].map((n) => [`河长${n}公里。`, '河长一公里。\n\n河深三米。']),
    );
    expect(samples[2]!.metadata).toEqual({
      trace_origin: { tool: 'langfuse', trace_id: 't3', span_id: null },
    });
  });
});
