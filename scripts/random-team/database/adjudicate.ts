import { randomUUID } from 'node:crypto';
import { changeSettlement } from '@/lib/adjudication/server/change-settlement';
import { getSettlement } from '@/lib/adjudication/server/get-settlement';
import type { SettlementView } from '@/lib/adjudication/view';
import { isWhole, judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/judgement';
import { contradictsItself } from '@/lib/annotation/type-rules';
import type { LeadAct } from '../act';
import { pick } from '../pick';
import type { Outcome } from '../tally';
import type { Studio } from './setup';

type Said = Extract<LeadAct, { do: 'adjudicate' }>['said'];

/** Adjudicates one sample: takes the first person's word of each segment, or says the same of all. */
export async function adjudicate(studio: Studio, which: number, said: Said): Promise<Outcome> {
  const { lead, projectId } = studio;
  const found = pick(which, await labelled(studio, 'open'));
  if (!found) return 'nothing';
  let view = await changeSettlement(lead, projectId, found.id, { kind: 'open', takeOver: true });
  const cut = pick(which, view.cuts);
  if (cut && !cut.chosen)
    view = await changeSettlement(lead, projectId, found.id, {
      kind: 'cut',
      changeId: randomUUID(),
      version: view.settlement!.version,
      annotationId: cut.annotationId,
    });
  for (const unit of view.units)
    view = await changeSettlement(lead, projectId, found.id, wordOn(view, unit, said));
  const { version } = (await getSettlement(lead, projectId, found.id)).settlement!;
  await changeSettlement(lead, projectId, found.id, { kind: 'settle', changeId: randomUUID(), version });
  return 'done';
}

function wordOn(view: SettlementView, unit: SettlementView['units'][number], said: Said) {
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

export async function reopenAdjudication(studio: Studio, which: number): Promise<Outcome> {
  const { lead, projectId } = studio;
  const found = pick(which, await labelled(studio, 'settled'));
  if (!found) return 'nothing';
  const { settlement } = await getSettlement(lead, projectId, found.id);
  const { version } = settlement!;
  const reason = 'look again';
  await changeSettlement(lead, projectId, found.id, {
    kind: 'reopen',
    changeId: randomUUID(),
    version,
    reason,
  });
  return 'done';
}

function labelled({ db, projectId }: Studio, state: 'open' | 'settled') {
  const settled = { source: 'adjudication', state: 'submitted' } as const;
  return db.sample.findMany({
    where: {
      projectId,
      AND: [
        { annotations: { some: { source: 'annotator', state: 'submitted' } } },
        { annotations: state === 'open' ? { none: settled } : { some: settled } },
      ],
    },
    orderBy: { ordinal: 'asc' },
    select: { id: true },
  });
}
