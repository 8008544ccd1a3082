import { type SampleRecord, sampleRecord } from '@/lib/exchange/contents/native/record';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { type GoldRecord, storedGold } from '@/lib/exchange/contents/gold/gold-record';
import { canonicalJson, canonicalMembers } from './canonical-json';
import { type ErrataTerms, type Erratum, erratumOf } from './errata/erratum';
import { memberTexts } from './member-texts';
import type { SnapshotContent } from './order';
import { type UnitSources, unitSources } from './unit-sources';

/** A unit of gold with what it was made of, which snapshots of the first format do not tell. */
export type SnapshotUnit = GoldRecord['units'][number] & Partial<UnitSources>;
export type SnapshotGold = Omit<GoldRecord, 'units'> & { units: SnapshotUnit[] };
/** A record of the native format; its gold tells more. */
export type SnapshotRecord = Omit<SampleRecord, 'gold'> & {
  gold: SnapshotGold | null;
  /** What became of its released label, where the snapshot has errata and the sample such a label. */
  erratum?: Erratum;
};

/** A sample's record but for its texts, which the sample keeps and which never change. */
export type KeptRecord = Omit<SnapshotRecord, keyof SampleTextsOfRecord>;
interface SampleTextsOfRecord {
  question: string;
  reference: string;
  answer: string;
}

const TEXTS = ['question', 'reference', 'answer'] satisfies (keyof SampleTextsOfRecord)[] as string[];

/**
 * What a snapshot keeps of a sample, a record of the native format: its gold with what that was made of, and for `annotations` whatever
 * was submitted and the predictions that are current. How work went (drafts, rounds, places, comments) is left out.
 */
export function snapshotRecord(
  sample: StoredSample,
  { rule, content, errata = null }: { rule: GoldRule; content: SnapshotContent; errata?: ErrataTerms | null },
): SnapshotRecord {
  const named = content === 'annotations';
  const own = storedGold(sample, rule);
  const units = own?.units ?? [];
  const sources = unitSources(sample, units, named);
  const annotations = sample.annotations.filter(({ source, state, superseded }) =>
    source === 'method' ? !superseded : state === 'submitted',
  );
  const record = sampleRecord(
    Object.assign({}, sample, { annotations, knownUse: null, queued: null, places: [], comments: [] }),
    rule,
    own,
  );
  const gold = record.gold && {
    ...record.gold,
    units: record.gold.units.map((unit, at): SnapshotUnit => Object.assign(unit, sources[at])),
  };
  const erratum = errata && erratumOf(sample, { gold, units }, errata);
  const told = { ...record, gold, ...(erratum && { erratum }) };
  return named ? told : { ...told, past_segments: [], annotations: [] };
}

/** The line of a record, by which it is hashed: canonical JSON without a line break. */
export const snapshotLine = (record: SnapshotRecord): string => canonicalJson(record);

/** The line of a record in UTF-8, and what is stored of it: the same without the sample's texts. What both hold is encoded once. */
export function snapshotBytes(record: SnapshotRecord): { line: Buffer; kept: Buffer } {
  const parts: { isText: boolean; json: string }[] = [];
  for (const [key, json] of canonicalMembers(record)) {
    const [isText, last] = [TEXTS.includes(key), parts.at(-1)];
    if (last && !isText && !last.isText) last.json += `,${json}`;
    else parts.push({ isText, json: `,${json}` });
  }
  const encoded = parts.map(({ isText, json }) => ({ isText, bytes: Buffer.from(json) }));
  return { line: objectOf(encoded), kept: objectOf(encoded.filter(({ isText }) => !isText)) };
}

/** Members, each behind a comma, as one object. */
function objectOf(parts: readonly { bytes: Buffer }[]): Buffer {
  const object = Buffer.concat([...parts.map(({ bytes }) => bytes), CLOSED]);
  object[0] = OPENED; // in place of the first comma
  return object;
}
const OPENED = '{'.charCodeAt(0);
const CLOSED = Buffer.from('}');

type Members = ReturnType<typeof canonicalMembers>;
const joined = (members: Members): string => `{${members.map(([, text]) => text).join(',')}}`;

/** The line of what is stored, as its text, and the sample's texts. */
export function lineOfKept(kept: string, { question, reference, answer }: SampleTextsOfRecord): string {
  const members: Members = [...memberTexts(kept), ...canonicalMembers({ question, reference, answer })];
  return joined(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The record of what is stored and the sample's texts. */
export const fromKept = (kept: KeptRecord, { question, reference, answer }: SampleTextsOfRecord) =>
  ({ question, reference, answer, ...kept }) as SnapshotRecord;
