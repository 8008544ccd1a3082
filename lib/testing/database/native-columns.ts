// What of the database travels in a project's file in the native format, column by column. A column is tried by a change (SQL that
// sets it, and what has to go with it); one that need not travel has its reason here.
import { ANNOTATION_FIELDS } from '@/lib/exchange/contents/native/fields/annotation-fields';
import { type Fields, sqlColumnsOf } from '@/lib/exchange/contents/native/fields/field';
import { LABEL_FIELDS } from '@/lib/exchange/contents/native/fields/label-fields';

/** Tables of which nothing travels, each with its reason. */
export const TABLES_THAT_STAY: Record<string, string> = {
  ...says('made anew from what travels', [
    ...[
      'FoundType',
      'ProjectCounter',
      'SampleProgress',
      'AdjudicationEntry',
      'SampleAgreement',
      'RestrictedAgreement',
    ],
    ...[
      'StaleAdjudicationEntry',
      'StaleSample',
      'StaleAgreement',
      'AgreementReport',
      'Board',
      'GoldStatistics',
    ],
  ]),
  ...says('of this studio and its accounts', [
    ...[
      'User',
      'Session',
      'Account',
      'Verification',
      'RateLimit',
      'AttemptCount',
      'FailedSignIn',
      'AccessLink',
      'ApiToken',
      'IdempotentRequest',
      'Webhook',
      'WebhookDelivery',
      'SecondFactor',
      'RecoveryCode',
      'Member',
    ],
    ...['Endpoint', 'EndpointPermit', 'ModelFeatures', 'StoredReply', '_prisma_migrations'],
  ]),
  ...says('how work went here, which ends with the work', [
    ...[
      'CompositionPlan',
      'Construction',
      'Import',
      'ImportChunk',
      'ImportReject',
      'ImportComparison',
      'RunGroup',
      'SavedMapping',
      'RunFailure',
      'RunReply',
      'CallInFlight',
      'CallBatch',
      'BatchedCall',
      'RunClaim',
      'JudgeTest',
      'RunItem',
      'ActiveInterval',
    ],
  ]),
  ...says('for people who sign in here; the people of a file do not', ['Notice', 'GuidelineReceipt']),
  ...says('versions fixed in this studio; where the project goes, new ones are made', [
    ...['Snapshot', 'SnapshotSample'],
  ]),
  AuditEvent: 'what was done here stays here; the import has rows of its own',
};

type Column = { set: string; where: string; also: string | null } | { stays: string };

/** A change that the file must show, of the rows of `where`, with the statement `also` that keeps the project whole. */
const set = (sql: string, where = 'true', also: string | null = null): Column => ({ set: sql, where, also });

// The rows that are changed, of the project in native-columns.db.test.ts.
const FIRST_ROUND = '"number" = 1';
const FIRST_COMMENT = '"threadId" IS NULL';
const OF_METHOD = `"source" = 'method'`;
const by = (name: string) => `"authorId" = (SELECT w.id FROM "Author" w WHERE w.name LIKE '${name}%')`;
const ANNS = by('Ann');
const labels = (annotation: string, segment: string) =>
  `"annotationId" = (SELECT a.id FROM "Annotation" a WHERE ${annotation})
   AND "segmentId" = (SELECT g.id FROM "Segment" g WHERE g.id = "segmentId" AND g.text LIKE '${segment}%')`;
const RIVER = labels(ANNS, 'The river');
const OWN_LAKE = `"text" LIKE 'It rises%'`;
const LAKE = labels(ANNS, 'It rises');

const ID = { stays: 'ids belong to one database; the file has numbers and names of its own' };
const LINK = { stays: 'told by where it stands in the file' };
const KEPT = { stays: 'follows from the rest' };
const VERSION = { stays: 'counts changes of a row in one database' };
const HERE = { stays: 'of this studio' };

/** A value for columns of plain types: a new one needs no entry below. */
const PLAIN: Record<string, string> = {
  int: '7',
  boolean: 'true',
  text: `'plain'`,
  timestamptz: `'2026-02-02T03:04:11Z'`,
};
const plainOf = (fields: Fields, where: string): Record<string, Column> =>
  Object.fromEntries(
    sqlColumnsOf(fields).flatMap(([name, type]) => {
      const value = PLAIN[type];
      return value === undefined ? [] : [[name, set(`"${name}" = ${value}`, where)]];
    }),
  );

/** By table and column. */
export const COLUMNS: Record<string, Record<string, Column>> = {
  Project: {
    id: ID,
    version: VERSION,
    name: HERE,
    description: HERE,
    isSample: HERE,
    createdAt: HERE,
    archivedAt: HERE,
    exposurePolicy: set(`"exposurePolicy" = 'reveal'`),
    controlShare: set(`"controlShare" = 31`),
    showGenerator: set(`"showGenerator" = true`),
    prefillRunId: set(
      `"prefillRunId" = (SELECT r.id FROM "Run" r WHERE r."projectId" = "Project".id LIMIT 1)`,
    ),
    goldRule: set(`"goldRule" = 'majority'`),
    goldVotes: set(`"goldVotes" = 3`),
    mayHaveLabelled: set(`"mayHaveLabelled" = false`),
    namesHidden: set(`"namesHidden" = true`),
    leastBalancedAccuracy: { stays: 'what judges have shown here, by tests that do not travel' },
    leastPassRate: { stays: 'the same' },
  },
  Author: {
    id: ID,
    projectId: LINK,
    userId: LINK,
    createdAt: { stays: 'its order is that of the people in the file' },
    name: set(`"name" = "name" || ' II'`, `"name" = 'Ann'`),
    person: KEPT,
    pseudonym: { stays: 'each project gives its own; in a file with pseudonyms it is the name' },
  },
  Round: {
    id: ID,
    projectId: LINK,
    version: VERSION,
    places: KEPT,
    sortedAt: { stays: 'the queue is put in order anew after the predictions of judges, which travel' },
    number: set(`"number" = 3`, `"number" = 2`),
    kind: set(`"kind" = 'pilot'`, FIRST_ROUND),
    name: set(`"name" = 'Second look'`, FIRST_ROUND),
    state: set(`"state" = 'closed', "closedAt" = '2026-02-03T04:05:06Z'`, FIRST_ROUND),
    closedAt: set(`"closedAt" = '2026-02-03T04:05:07Z'`, FIRST_ROUND),
    position: set(`"position" = 7`, FIRST_ROUND),
    overlap: set(`"overlap" = 3`, FIRST_ROUND),
    share: set(`"share" = 41`, FIRST_ROUND),
    chosen: set(`"chosen" = '{"kind":"list","count":2}'`, FIRST_ROUND),
    unread: set(`"unread" = true`, FIRST_ROUND),
    drawShare: set(`"drawShare" = 42`, FIRST_ROUND),
    later: set(`"later" = false`, FIRST_ROUND),
    repeats: set(`"repeats" = true`, FIRST_ROUND),
    size: set(`"size" = 43`, FIRST_ROUND),
    order: set(`"order" = 'entropy'`, FIRST_ROUND),
    randomShare: set(`"randomShare" = 44`, FIRST_ROUND),
    honeypotShare: set(`"honeypotShare" = 45`, FIRST_ROUND),
    leaseHours: set(`"leaseHours" = 46`, FIRST_ROUND),
    everybody: set(`"everybody" = false`, FIRST_ROUND),
    even: set(`"even" = true`, FIRST_ROUND),
    counts: set(`"counts" = false`, FIRST_ROUND),
    createdAt: set(`"createdAt" = '2026-01-02T03:04:05Z'`, FIRST_ROUND),
  },
  RoundMember: {
    roundId: LINK,
    userId: LINK,
    weight: set(`"weight" = 5`),
    languages: set(`"languages" = '{zh}'`),
  },
  RoundSample: {
    roundId: LINK,
    sampleId: LINK,
    language: KEPT,
    withdrawn: KEPT,
    queueKey: {
      stays: 'follows from the order of the round; a draw is by ids, so that it is another draw elsewhere',
    },
    places: set(`"places" = 6`),
    openPlaces: set(`"openPlaces" = 2`),
    stratum: set(`"stratum" = 'ranked'`),
    draw: set(`"draw" = '{"rank":3,"score":0.5,"share":20,"of":9}'`),
    honeypot: set(`"honeypot" = true`),
  },
  KnownUse: {
    sampleId: LINK,
    honeypot: set(`"honeypot" = 'excluded'`),
    training: set(`"training" = 'pinned'`),
  },
  Sample: {
    id: ID,
    projectId: LINK,
    importId: HERE,
    createdAt: HERE,
    ngramSignature: KEPT,
    textHash: KEPT,
    ordinal: { stays: 'it is the order of the lines' },
    externalId: set(`"externalId" = 'brook'`),
    question: set(`"question" = 'How long?'`),
    reference: set(`"reference" = "reference" || ' Indeed.'`),
    answer: set(`"answer" = "answer" || ' Truly.'`),
    language: set(`"language" = 'en-GB'`),
    generator: set(`"generator" = 'model-b'`),
    coarseLabel: set(`"coarseLabel" = 'inconsistent'`),
    coarseType: set(`"coarseType" = 'KInve'`),
    metadata: set(`"metadata" = '{"page":2}'`),
    pedigree: set(
      `"pedigree" = '{"recipe":"number","version":"1","source":"spring","intended":["KCont"],"edits":[],"model":"maker-1","rationale":"longer"}'`,
    ),
    constructionId: HERE,
    withdrawnAt: set(`"withdrawnAt" = '2026-03-03T03:03:03Z'`),
    withdrawnReason: set(`"withdrawnReason" = 'broken'`),
  },
  Segmentation: {
    id: ID,
    sampleId: LINK,
    createdAt: HERE,
    parentId: { stays: 'segments know their parents' },
  },
  SegmentationItem: { segmentationId: LINK, segmentId: LINK, position: LINK },
  Annotation: {
    ...plainOf(ANNOTATION_FIELDS, ANNS),
    id: ID,
    projectId: LINK,
    sampleId: LINK,
    segmentationId: LINK,
    version: VERSION,
    updatedAt: HERE,
    errorTypes: KEPT,
    source: LINK,
    runId: LINK,
    roundId: LINK,
    authorId: LINK,
    derivedFromId: set(
      `"derivedFromId" = (SELECT m.id FROM "Annotation" m WHERE m."runId" IS NOT NULL LIMIT 1)`,
      ANNS,
    ),
    policy: set(`"policy" = 'blind'`, ANNS),
    control: set(`"control" = true`, ANNS),
    superseded: set(`"superseded" = true, "prefills" = false`, OF_METHOD),
    prefills: { stays: 'follows from the project’s choice and from what is superseded' },
    confirmed: set(`"confirmed" = 11`, ANNS),
    changed: set(`"changed" = 12`, ANNS),
    note: set(`"note" = 'of all'`, ANNS),
    flagReason: set(`"flagReason" = 'odd'`, ANNS),
    createdAt: set(`"createdAt" = '2026-01-02T03:04:06Z'`, ANNS),
    submittedAt: set(`"submittedAt" = '2026-02-02T03:04:07Z'`, ANNS),
    peerCommentsSeenAt: set(`"peerCommentsSeenAt" = '2026-02-02T03:04:08Z'`, ANNS),
    activeMs: set(`"activeMs" = 1313`, ANNS),
    verdict: { stays: 'follows from the labels; a file in which it does not is refused' },
    returnReason: set(`"returnReason" = 'again'`, by('Bob')),
    state: set(`"state" = 'draft', "submittedAt" = NULL`, by('Bob')),
  },
  Label: {
    ...plainOf(LABEL_FIELDS, RIVER),
    id: ID,
    annotationId: LINK,
    segmentId: LINK,
    version: VERSION,
    updatedAt: HERE,
    errorType: set(
      `"fact" = 'inconsistent', "errorType" = 'KCont'`,
      LAKE,
      `UPDATE "Annotation" SET "verdict" = 'inconsistent', "errorTypes" = '{KCont}' WHERE ${ANNS}`,
    ),
    fact: set(`"fact" = 'unsure'`, RIVER),
    logic: set(`"logic" = 'unsure'`, RIVER),
    evidence: set(
      `"evidence" = '[{"relation":"supports","start":0,"end":3,"quote":"The","origin":"accepted"}]'`,
      RIVER,
    ),
    note: set(`"note" = 'of one'`, RIVER),
    exposure: set(`"exposure" = 'evidence'`, RIVER),
    decidedAt: set(`"decidedAt" = '2026-02-02T03:04:09Z'`, RIVER),
    revealedAt: set(`"revealedAt" = '2026-02-02T03:04:10Z'`, RIVER),
    first: set(`"first" = '{"fact":"consistent","logic":"consistent","errorType":null}'`, RIVER),
    guideline: set(`"guideline" = 1`, RIVER),
    clause: set(`"clause" = '{"version":1,"id":"a","title":"A"}'`, RIVER),
    machine: set(`"machine" = '{"score":0.5,"threshold":1}'`, labels(OF_METHOD, 'The river')),
  },
  Flip: {
    id: ID,
    projectId: LINK,
    sampleId: LINK,
    annotationId: LINK,
    segmentId: LINK,
    authorId: LINK,
    runId: { stays: 'that of the prediction which the annotation was started from' },
    at: set(`"at" = '2026-02-02T03:04:11Z'`),
    method: set(`"method" = 'other'`),
    exposure: set(`"exposure" = 'evidence'`),
    before: set(`"before" = '{"fact":"unsure","logic":"unsure","errorType":null}'`),
    after: set(`"after" = '{"fact":"unsure","logic":"consistent","errorType":null}'`),
    machine: set(`"machine" = '{"fact":"unsure","logic":"not_judged","errorType":null}'`),
  },
  Assignment: {
    id: ID,
    projectId: LINK,
    sampleId: LINK,
    roundId: LINK,
    userId: LINK,
    reservedUntil: { stays: 'what is only reserved leaves no trace' },
    leaseUntil: { stays: 'begins anew where the file is taken' },
    state: set(`"state" = 'skipped'`),
    reason: set(`"reason" = 'too long'`),
    claimedAt: set(`"claimedAt" = '2026-02-02T03:04:12Z'`),
    submittedAt: set(`"submittedAt" = '2026-02-02T03:04:13Z'`),
  },
  Comment: {
    id: ID,
    projectId: LINK,
    sampleId: LINK,
    threadId: LINK,
    authorId: LINK,
    version: VERSION,
    segmentId: set(
      `"segmentId" = (SELECT s.id FROM "Segment" s WHERE s."sampleId" = "Comment"."sampleId" LIMIT 1)`,
      FIRST_COMMENT,
    ),
    body: set(`"body" = 'other words'`, FIRST_COMMENT),
    createdAt: set(`"createdAt" = '2026-02-02T03:04:14Z'`, FIRST_COMMENT),
    editedAt: set(`"editedAt" = '2026-02-02T03:04:15Z'`, FIRST_COMMENT),
    resolvedAt: set(`"resolvedAt" = '2026-02-02T03:04:16Z'`, FIRST_COMMENT),
    resolvedById: set(`"resolvedById" = "authorId"`, FIRST_COMMENT),
    deletedAt: set(`"deletedAt" = '2026-02-02T03:04:17Z', "body" = ''`, '"threadId" IS NOT NULL'),
  },
  Guideline: {
    id: ID,
    projectId: LINK,
    clauses: KEPT,
    number: set(`"number" = 3`),
    text: set(`"text" = '## B'`),
    summary: set(`"summary" = 'shorter'`),
    createdById: set(`"createdById" = NULL`),
    createdAt: set(`"createdAt" = '2026-02-02T03:04:18Z'`),
  },
  Run: {
    id: ID,
    projectId: LINK,
    imported: HERE,
    createdById: HERE,
    endpointId: HERE,
    groupId: HERE,
    finishedAt: HERE,
    kind: HERE,
    dryRun: HERE,
    ...staying('how the run went where it ran; a prediction is what is left of it', [
      ...[
        'state',
        'total',
        'done',
        'failed',
        'error',
        'pausedUntil',
        'inBatches',
        'batchSize',
        'scoreCalibration',
        'sampleIds',
        'budgetMicros',
        'spentMicros',
        'calls',
        'reused',
      ],
      ...['promptTokens', 'cachedTokens', 'completionTokens', 'faults'],
    ]),
    method: set(`"method" = 'elsewhere'`),
    version: set(`"version" = 'another'`),
    model: set(`"model" = 'm-1'`),
    params: set(`"params" = '{"limit":3}'`),
    judges: set(`"judges" = '{fact,logic}'`),
    createdAt: set(`"createdAt" = '2026-02-02T03:04:19Z'`),
  },
  // Last, since rows are found by the texts of segments.
  Segment: {
    id: ID,
    sampleId: LINK,
    createdAt: HERE,
    parentIds: set(
      `"parentIds" = ARRAY(SELECT g.id FROM "Segment" g WHERE g.text LIKE 'The river%' AND g.id IN (SELECT "segmentId" FROM "Label"))`,
      OWN_LAKE,
    ),
    spans: set(`"spans" = '[[26, 28], [30, 45]]'`, OWN_LAKE),
    text: set(`"text" = 'It does rise in a lake.'`, OWN_LAKE),
  },
};

function says(reason: string, tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}

function staying(stays: string, columns: string[]): Record<string, Column> {
  return Object.fromEntries(columns.map((column) => [column, { stays }]));
}
