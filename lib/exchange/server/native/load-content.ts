import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { ALIKE_BY } from '@/lib/consistency/server/alike';
import type { Tx } from '@/lib/db/client';
import { chosenSamplesSchema } from '@/lib/round/chosen-samples';
import type { Pseudonyms } from '../../contents/pseudonyms';
import { chosenRecord } from '../../contents/native/chosen-record';
import { personRecord } from '../../contents/native/person';
import type {
  ContentRecord,
  GuidelineRecord,
  ProjectRecord,
  RoundRecord,
} from '../../contents/native/project-content';
import { NATIVE_FORMAT } from '../../contents/native/version';
import type { StoredPerson } from '../../contents/stored';
import type { LoadedPerson } from './load-people';

const iso = (time: Date): string => time.toISOString();

/** The records of a whole project: its settings with its people, its guidelines, its rounds. */
export async function loadContent(
  db: Tx,
  projectId: string,
  people: readonly LoadedPerson[],
  names: Pseudonyms | null,
): Promise<ContentRecord[]> {
  const find = (is: (person: LoadedPerson) => boolean): StoredPerson | null => {
    const person = people.find(is);
    if (!person) return null;
    const { name, number } = person;
    return names ? names.person({ name, number }) : { name, number };
  };
  const shown: Shown = {
    user: (id) => (id === null ? null : find(({ userId }) => userId === id)),
    author: (id) => find(({ authorId }) => authorId === id),
  };
  return [
    await projectRecord(db, projectId, people, names),
    ...(await guidelineRecords(db, projectId, shown, names)),
    ...(await roundRecords(db, projectId, people, shown, names)),
  ];
}

/** Who somebody is in the file; null of whom it does not name. */
interface Shown {
  user: (id: string | null) => StoredPerson | null;
  author: (id: string) => StoredPerson | null;
}

async function projectRecord(
  db: Tx,
  projectId: string,
  people: readonly LoadedPerson[],
  names: Pseudonyms | null,
): Promise<ProjectRecord> {
  const { rule, mayHaveLabelled, namesHidden } = await loadGoldSettings(db, projectId);
  const { exposurePolicy, controlShare, showGenerator, prefillRun } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: {
      exposurePolicy: true,
      controlShare: true,
      showGenerator: true,
      prefillRun: { select: ALIKE_BY },
    },
  });
  return {
    format: NATIVE_FORMAT,
    record: 'project',
    gold_rule: { kind: rule.kind, votes: rule.votes },
    may_have_labelled: mayHaveLabelled,
    names_hidden: namesHidden,
    exposure_policy: exposurePolicy,
    control_share: controlShare,
    show_generator: showGenerator,
    prefill: prefillRun,
    // Without names nobody is to be told from one file to the next by anything but the pseudonym.
    people: people.map(({ name, number, uid }) =>
      names
        ? { ...personRecord(names.person({ name, number })), uid: null }
        : { ...personRecord({ name, number }), uid },
    ),
  };
}

async function guidelineRecords(
  db: Tx,
  projectId: string,
  shown: Shown,
  names: Pseudonyms | null,
): Promise<GuidelineRecord[]> {
  const rows = await db.guideline.findMany({ where: { projectId }, orderBy: { number: 'asc' } });
  return rows.map(({ number, text, summary, createdById, createdAt }) => {
    const by = shown.user(createdById);
    return {
      format: NATIVE_FORMAT,
      record: 'guideline',
      number,
      text,
      summary: names ? names.words(summary) : summary,
      by: by && personRecord(by),
      created_at: iso(createdAt),
    };
  });
}

async function roundRecords(
  db: Tx,
  projectId: string,
  people: readonly LoadedPerson[],
  shown: Shown,
  names: Pseudonyms | null,
): Promise<RoundRecord[]> {
  const ranks = new Map(people.map(({ userId }, rank) => [userId, rank]));
  const rounds = await db.round.findMany({
    where: { projectId },
    orderBy: { number: 'asc' },
    include: { members: true },
  });
  return rounds.map((round) => ({
    format: NATIVE_FORMAT,
    record: 'round',
    number: round.number,
    kind: round.kind,
    name: round.name,
    state: round.state,
    counts: round.counts,
    position: round.position,
    overlap: round.overlap,
    share: round.share,
    size: round.size,
    order: round.order,
    random_share: round.randomShare,
    chosen: chosenRecord(chosenSamplesSchema.parse(round.chosen), shown.author, (text) =>
      names ? names.words(text) : text,
    ),
    unread: round.unread,
    draw_share: round.drawShare,
    later: round.later,
    repeats: round.repeats,
    honeypot_share: round.honeypotShare,
    lease_hours: round.leaseHours,
    everybody: round.everybody,
    even: round.even,
    created_at: iso(round.createdAt),
    closed_at: round.closedAt && iso(round.closedAt),
    people: round.members
      .toSorted((a, b) => (ranks.get(a.userId) ?? 0) - (ranks.get(b.userId) ?? 0))
      .flatMap(({ userId, weight, languages }) => {
        const person = shown.user(userId);
        return person ? [{ ...personRecord(person), weight, languages }] : [];
      }),
  }));
}
