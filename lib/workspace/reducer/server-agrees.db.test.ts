import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { type SegmentView } from '@/lib/annotation/view';
import { type JudgedSegment } from '@/lib/consistency/method';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import { edits } from './edits-fixture';
import { reduce } from './reduce';
import { openWorkspace, type ActionContext } from '../state/state';

const test = testDatabase();
const TEXTS = {
  language: 'zh',
  reference: '天 😀。\r\n这条河长 120 公里，发源于北部山区。The ferry 👩‍👩‍👧 stopped.',
  answer:
    '连日降雨，因此河水上涨😀。\r\n👩‍👩‍👧 cafe\u0301 closed. 渡口关闭；𠮷野家没有关。It reopened, and stayed open.',
};
const actionContext = (): ActionContext => ({
  at: new Date().toISOString(),
  ids: [randomUUID(), randomUUID(), randomUUID()],
});

/** What both sides have to say alike; times and versions are the server's to give. */
const shape = (segments: readonly SegmentView[]): unknown =>
  segments.map(({ id, text, spans, parentIds, machine, label }) => {
    const { decidedAt, version: _version, clause = null, ...rest } = label;
    return { id, text, spans, parentIds, machine, ...rest, clause, decided: decidedAt !== null };
  });

/** A method's prediction of it: by turns an error that a sentence contradicts, one that was searched for in vain, and no verdict. */
const READING = splitSentences(TEXTS.answer).map(([start, end], at): JudgedSegment => {
  const [from, to] = splitSentences(TEXTS.reference)[0]!;
  const against = {
    relation: 'contradicts',
    start: from,
    end: to,
    quote: TEXTS.reference.slice(from, to),
  } as const;
  return {
    text: TEXTS.answer.slice(start, end),
    spans: [span(start, end)],
    logic: 'not_judged',
    errorType: null,
    fact: at % 3 === 2 ? 'abstained' : 'inconsistent',
    evidence: at % 3 === 0 ? [against] : at % 3 === 1 ? [{ relation: 'not_found', searched: ['渡口'] }] : [],
    machine: machineDetailsSchema.parse({ suggestedType: 'KCont' }),
  };
});

it('shows at once what the server makes of it, through split, merge, edit, removal, addition, verdict, evidence and undo', async () => {
  const { id: projectId } = await project(test.db);
  const annotator = await member(test.db, projectId, 'annotator');
  const sequences = fc.sample(edits, { numRuns: 27, seed: 20_261_121 });
  let changes = 0;
  const kinds = new Set<string>();
  for (const [at, sequence] of sequences.entries()) {
    const { id } = await sample(test.db, projectId, TEXTS);
    if (at % 3 > 0) await methodPrediction(test.db, projectId, [id], READING);
    const claim = (await claimSample(annotator, projectId))!;
    let workspace = openWorkspace(await getWorkspace(annotator, claim));
    for (const edit of sequence) {
      workspace = reduce(workspace, edit(workspace, actionContext()));
      while (workspace.outbox[0]) {
        const [change] = workspace.outbox;
        const mine = shape(workspace.segments);
        const last = workspace.outbox.length === 1;
        const result = await saveChange(annotator, claim.annotationId, change);
        changes += 1;
        kinds.add(change.kind);
        workspace = reduce(workspace, { kind: 'saved', changeId: change.changeId, result });
        if (last) expect(shape(workspace.segments)).toEqual(mine);
      }
    }
    expect(shape((await getWorkspace(annotator, claim)).segments)).toEqual(shape(workspace.segments));
    await test.db.assignment.updateMany({
      where: { projectId, state: 'claimed' },
      data: { state: 'submitted', submittedAt: new Date() },
    });
  }
  expect(changes).toBeGreaterThan(30);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['split', 'merge', 'edit', 'add', 'remove', 'resegment']),
  );
});
