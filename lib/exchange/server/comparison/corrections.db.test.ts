import { beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { comparedFile } from '@/lib/testing/actions/compared';
import { exportedSamples, exportedText, importedText } from '@/lib/testing/actions/exported';
import { testDatabase } from '@/lib/testing/database/database';
import { addSampleProject } from '../sample-project/add-sample-project';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });
let id: string;

beforeAll(async () => {
  id = (await addSampleProject(ctx())).id;
});

const first = async () => (await exportedSamples(ctx(), id))[0]!;

describe('a label that was changed in a file', () => {
  it('is refused where it takes the place of what its author submitted, and nothing of that changes', async () => {
    const record = await first();
    const [annotation] = record.annotations;
    Object.assign(annotation!.segments[0]!, { fact: 'unsure' });
    Object.assign(annotation!, { verdict: undefined });
    const before = await exportedText(ctx(), id);
    const file = JSON.stringify(record);
    const told = await comparedFile(ctx(), id, file);
    expect(told).toMatchObject({
      ...{ added: 0, same: 0, rejected: 1, labels: { new: 0, changed: 1 } },
      people: { new: 0, same: 1, changed: 1, refused: 0 },
      reasons: [{ reason: 'annotation_differs', count: 1 }],
      changes: [{ fields: ['fact'], was: { fact: 'consistent' }, is: { fact: 'unsure' } }],
    });
    expect(await importedText(ctx(), id, file)).toMatchObject({ added: 0, rejected: 1 });
    expect(await exportedText(ctx(), id)).toBe(before);
  });

  it('comes in as a later annotation of its author under another round, which then counts for gold', async () => {
    const record = await first();
    const [annotation] = record.annotations;
    const later = '2026-02-01T09:00:00.000Z';
    const corrected = {
      ...annotation!,
      ...{
        verdict: undefined,
        gold_origin: null,
        round: { number: 2, kind: 'main', name: '', counts: true },
      },
      ...{ created_at: later, submitted_at: later },
      segments: annotation!.segments.map((segment) => ({ ...segment, fact: 'unsure', decided_at: later })),
    };
    const file = JSON.stringify({ ...record, annotations: [...record.annotations, corrected] });
    const counts = { new: 1, same: 2, changed: 0, refused: 0 };
    expect(await comparedFile(ctx(), id, file)).toMatchObject({ people: counts, rejected: 0 });
    expect(await importedText(ctx(), id, file)).toMatchObject({ added: 1, rejected: 0 });
    const { annotations } = await first();
    const own = annotations.filter(({ annotator }) => annotator === annotation!.annotator);
    expect(own.map(({ round, replaced_by_later }) => [round!.number, replaced_by_later])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('in tasks of Label Studio: is told by its place, and all others are the same', async () => {
    const text = await exportedText(ctx(), id, { content: 'label-studio', format: 'json' });
    const tasks = JSON.parse(text) as {
      data: { id: string };
      annotations: { result: { value: { labels?: string[] } }[] }[];
    }[];
    const task = tasks.at(-1)!;
    const [region] = task.annotations[0]!.result;
    const was = region!.value.labels![0]!;
    region!.value.labels = ['unsure'];
    const told = await comparedFile(ctx(), id, JSON.stringify(tasks));
    expect(was).not.toBe('unsure');
    expect(told).toMatchObject({ rejected: expect.any(Number), changesTotal: 1, samples: { differing: 0 } });
    expect(told.people).toMatchObject({ new: 0, changed: 1, refused: 0 });
    const fields = was === 'consistent' ? ['fact', 'logic'] : ['fact', 'logic', 'error_type'];
    expect(told.changes).toMatchObject([
      { sample: task.data.id, fields, is: { fact: 'unsure', logic: 'unsure', note: '' } },
    ]);
  });
});
