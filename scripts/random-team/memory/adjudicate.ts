import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { goldOf } from '@/lib/adjudication/gold';
import { type Vote } from '@/lib/adjudication/gold-types';
import { isComplete } from '@/lib/adjudication/ruled-label';
import { judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { personsVerdict } from '@/lib/annotation/labels/submission';
import { contributorsOf } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredAnnotation, StoredLabel, StoredSample } from '@/lib/exchange/contents/stored';
import type { LeadAct } from '../act';
import type { IdSource } from './ids';
import { EMPTY } from './sample';

type Said = Extract<LeadAct, { do: 'adjudicate' }>['said'];

/** On the first vote's segments, as the lead says; a lead who takes a side says what it says, with its evidence. */
export function adjudicateInMemory(sample: StoredSample, said: Said, ids: IdSource): void {
  const [first] = contributorsOf(sample.annotations).votes;
  const word =
    said === 'taken'
      ? {}
      : { ...judgementFor(said, OPEN_JUDGEMENT), note: 'by the guidelines', clause: null };
  storeAdjudication(
    sample,
    first!.labels.map((segment) => ({ ...segment, label: { ...segment.label!, ...word } })),
    ids,
  );
}

/** Accepts what the rule makes of the sample, as it is; false where anything is open. */
export function acceptInMemory(sample: StoredSample, rule: GoldRule, ids: IdSource): boolean {
  const { votes } = contributorsOf(sample.annotations);
  if (votes.length < 2) return false;
  const { units } = goldOf(sample.answer, votes.map(toVote), rule);
  const labels = units.flatMap(({ id, gold }) => {
    const own = votes.flatMap((vote) => vote.labels).find((segment) => segment.id === id)!;
    if (!gold || !isComplete(gold) || gold.origin !== 'agreed') return [];
    const { errorType, evidence } = gold;
    return [
      {
        ...own,
        label: { ...own.label!, fact: gold.fact!, logic: gold.logic!, errorType, evidence, note: '' },
      },
    ];
  });
  if (labels.length === 0 || labels.length < units.length) return false;
  storeAdjudication(sample, labels, ids);
  return true;
}

const toVote = ({ id, labels }: StoredAnnotation): Vote => ({
  annotationId: id,
  segments: labels.map(({ label, ...segment }) => ({ ...segment, label: label! })),
});

function storeAdjudication(sample: StoredSample, labels: StoredLabel[], ids: IdSource): void {
  const draft = sample.annotations.find(({ source }) => source === 'adjudication');
  const { at } = ids.context();
  const verdict = personsVerdict(labels.map(({ label }) => label!));
  const adjudicated: StoredAnnotation = {
    ...EMPTY,
    source: 'adjudication',
    author: 'Lead',
    authorNumber: 1,
    state: 'submitted',
    id: draft?.id ?? ids.next(),
    createdAt: draft?.createdAt ?? at,
    submittedAt: at,
    verdict: verdict === 'undecided' ? null : verdict,
    labels,
  };
  sample.annotations = [...sample.annotations.filter((one) => one !== draft), adjudicated];
}
