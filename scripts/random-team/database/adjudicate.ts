import { randomUUID } from 'node:crypto';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { getAdjudication } from '@/lib/adjudication/server/get-adjudication';
import type { AdjudicationView } from '@/lib/adjudication/view';
import { isWhole, judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import type { LeadAct } from '../act';
import { pick } from '../pick';
import type { ActOutcome } from '../act-counts';
import type { TeamStudio } from './setup';

type Said = Extract<LeadAct, { do: 'adjudicate' }>['said'];

/** Adjudicates one sample: takes the first person's word of each segment, or says the same of all. */
export async function adjudicateInDatabase(
  studio: TeamStudio,
  which: number,
  said: Said,
): Promise<ActOutcome> {
  const { lead, projectId } = studio;
  const found = pick(which, await labelled(studio, 'open'));
  if (!found) return 'nothing';
  let view = await changeAdjudication(lead, projectId, found.id, { kind: 'open', takeOver: true });
  const cut = pick(which, view.segmentations);
  if (cut && !cut.chosen)
    view = await changeAdjudication(lead, projectId, found.id, {
      kind: 'cut',
      changeId: randomUUID(),
      version: view.adjudication!.version,
      annotationId: cut.annotationId,
    });
  for (const unit of view.units)
    view = await changeAdjudication(lead, projectId, found.id, wordOn(view, unit, said));
  const { version } = (await getAdjudication(lead, projectId, found.id)).adjudication!;
  await changeAdjudication(lead, projectId, found.id, { kind: 'submit', changeId: randomUUID(), version });
  return 'done';
}

function wordOn(view: AdjudicationView, unit: AdjudicationView['units'][number], said: Said) {
  const on = { changeId: randomUUID(), segmentId: unit.id, version: unit.label!.version };
  const at = unit.sides.findIndex((side) => side !== null);
  const side = unit.sides[at];
  if (said === 'taken' && side && isWhole(side) && !contradictsItself(side))
    return { kind: 'take' as const, ...on, annotationId: view.raters[at]!.annotationId };
  const { clause: _none, ...judgement } = judgementFor(
    said === 'taken' ? 'consistent' : said,
    OPEN_JUDGEMENT,
  );
  return { kind: 'write' as const, ...on, judgement: { ...judgement, note: 'by the guidelines' } };
}

export async function reopenInDatabase(studio: TeamStudio, which: number): Promise<ActOutcome> {
  const { lead, projectId } = studio;
  const found = pick(which, await labelled(studio, 'adjudicated'));
  if (!found) return 'nothing';
  const { adjudication } = await getAdjudication(lead, projectId, found.id);
  const { version } = adjudication!;
  const reason = 'look again';
  await changeAdjudication(lead, projectId, found.id, {
    kind: 'reopen',
    changeId: randomUUID(),
    version,
    reason,
  });
  return 'done';
}

function labelled({ db, projectId }: TeamStudio, state: 'open' | 'adjudicated') {
  const adjudicated = { source: 'adjudication', state: 'submitted' } as const;
  return db.sample.findMany({
    where: {
      projectId,
      AND: [
        { annotations: { some: { source: 'annotator', state: 'submitted' } } },
        { annotations: state === 'open' ? { none: adjudicated } : { some: adjudicated } },
      ],
    },
    orderBy: { ordinal: 'asc' },
    select: { id: true },
  });
}
