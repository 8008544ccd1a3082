import { describe, expect, it } from 'vitest';
import {
  AccessLinkKind,
  ActorKind,
  AnnotationSource,
  AnnotationState,
  AssignmentState,
  ErrorType,
  Exposure,
  ExposurePolicy,
  GoldRule,
  InstanceRole,
  KnownChoice,
  ProjectRole,
  RoundKind,
  RoundOrder,
  RoundState,
  RunKind,
  Verdict,
  WorkState,
} from '@/generated/prisma/enums';
import { AUDIT_ACTIONS } from '@/lib/audit/actions';
import { AUDIT_LOG_FORMATS } from '@/lib/audit/log/export-options';
import { METHODS } from '@/lib/consistency/methods/registry';
import { constructionOrderSchema } from '@/lib/construction/order';
import { OBJECT_NAMES } from '@/lib/errors';
import { requirementSchema } from '@/lib/evaluation/requirement/requirement';
import { CONTENT_IDS } from '@/lib/exchange/contents/registry';
import { FORMATS } from '@/lib/exchange/dialect/settings';
import { exportSchema, WHICH_ANNOTATIONS } from '@/lib/exchange/formats/export-options';
import { EXPORT_FORMAT_IDS } from '@/lib/exchange/formats/registry';
import { WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { FAULT_KINDS as ENDING_FAULTS } from '@/lib/llm/fault';
import { endpointSchema } from '@/lib/llm/endpoint';
import { projectSchema } from '@/lib/project/fields';
import { meChangeSchema } from '@/lib/project/server/people/update-me';
import { roundChangeSchema, roundFieldsSchema } from '@/lib/round/round';
import { recordedFields } from '@/lib/testing/audit/recorded-fields';
import { WEBHOOK_EVENTS } from '@/lib/webhook/events';
import { valueKeys } from './value-keys';

const LOCALES = ['en', 'zh-CN'] as const;
const keysOf = (shape: object, ...without: string[]): string[] =>
  Object.keys(shape).filter((key) => !without.includes(key));

/** What rows of earlier versions hold and no verb records any more. */
const EARLIER = ['exact'];

const TRACED = [
  'segmentId',
  'fact',
  'logic',
  'errorType',
  'evidence',
  'note',
  'clause',
  'version',
  'decided',
];
const ALIKE = ['method', 'version', 'model', 'params'];
const GOLD = ['rule', 'votes', 'mayHaveLabelled', 'namesHidden'];
const ENDPOINT = keysOf(endpointSchema.shape, 'apiKey');
const PROJECT = keysOf(projectSchema.shape);
/** What rows hold that is made in another file than the one that writes them, or by a rule. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'change-round.ts: fields': keysOf(roundChangeSchema.shape, 'people'),
  'create-endpoint.ts: fields': ENDPOINT,
  'create-item-run.ts: what': ['method', 'version', 'kind', 'params', 'endpointId', 'model'],
  'create-project.ts: fields': PROJECT,
  'start-construction.ts: order': keysOf(constructionOrderSchema.shape),
  'create-round.ts: settings': keysOf(roundFieldsSchema.shape, 'id', 'drawn', 'empty', 'people', 'samples'),
  'end-run.ts: end': ['state', 'error'],
  'export-audit-log.ts: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null))': [
    ...['format', 'person', 'kind', 'action', 'object', 'sample', 'firstDay', 'lastDay'],
  ],
  'export-project.ts: input': keysOf(exportSchema.shape),
  'ingest-content.ts: after': [],
  'ingest-content.ts: this.prefill': ALIKE,
  'keep-environment-endpoint.ts: fields': ENDPOINT,
  'label-unit.ts: said': ['from', 'agreed'],
  'label-unit.ts: traced(segmentId, label)': TRACED,
  'label-unit.ts: traced(segmentId, { ...next, evidence, clause })': TRACED,
  'set-requirement.ts: before': keysOf(requirementSchema.shape),
  'set-requirement.ts: requirement': keysOf(requirementSchema.shape),
  'set-gold.ts: flat(before)': GOLD,
  'set-gold.ts: flat(settings)': GOLD,
  'set-known-use.ts: use': ['honeypot', 'training'],
  'set-label.ts: traced(segmentId, label)': TRACED,
  'set-label.ts: traced(segmentId, next)': TRACED,
  'set-prefill.ts: prefillRun': ALIKE,
  'set-prefill.ts: run': ALIKE,
  'undecide.ts: traced(segmentId, label)': TRACED,
  'undecide.ts: traced(segmentId, next)': TRACED,
  'update-endpoint.ts: fields': ENDPOINT,
  'update-endpoint.ts: said': ENDPOINT,
  'update-project.ts: fields': PROJECT,
};

const of = (...lists: readonly object[]): string[] =>
  lists.flatMap((list) => Object.values(list) as string[]);
/** The closed lists from which verbs record values, by field. */
const VALUES: Record<string, readonly string[]> = {
  fact: of(Verdict),
  logic: of(Verdict),
  verdict: ['consistent', 'inconsistent', 'undecided'],
  errorType: of(ErrorType),
  exposure: of(Exposure),
  state: of(AnnotationState, AssignmentState, RoundState, WorkState),
  role: of(InstanceRole, ProjectRole),
  kind: of(AccessLinkKind, RunKind, RoundKind, ActorKind),
  by: ['password', 'second_factor', 'provider', 'self', 'link'],
  policy: of(ExposurePolicy),
  rule: of(GoldRule),
  order: of(RoundOrder),
  honeypot: of(KnownChoice),
  training: of(KnownChoice),
  source: of(AnnotationSource),
  content: CONTENT_IDS,
  format: [...EXPORT_FORMAT_IDS, ...AUDIT_LOG_FORMATS, ...FORMATS, 'hours'],
  annotations: WHICH_ANNOTATIONS,
  method: METHODS.map(({ id }) => id),
  reason: ['member_removed', 'person_erased', 'workbook_broken', 'workbook_too_large'],
  error: [...ENDING_FAULTS, 'method_unavailable', 'unknown'],
  action: AUDIT_ACTIONS,
  object: OBJECT_NAMES,
  events: WEBHOOK_EVENTS,
  fields: [...keysOf(meChangeSchema.shape), 'workspaceKeys'],
};

/** Ids that a row is about, which are not shown as changes. */
const HIDDEN = ['segmentId', 'segmentationId'];

/** The message of a key such as "values.draft"; an action holds a dot of its own. */
function wordOf(locale: (typeof LOCALES)[number], namespace: string, key: string): unknown {
  const start = (WRITTEN_MESSAGES[locale] as unknown as Record<string, unknown>)[namespace];
  return key
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], start);
}

describe('words for what a row says', () => {
  const { fields, unknown, unused } = recordedFields(ELSEWHERE);

  it('every place where fields are made: is read or listed here', () => {
    expect([unknown, unused]).toEqual([[], []]);
    expect(fields.length).toBeGreaterThan(100);
  });

  it.each(LOCALES)('every field that verbs record: has words, and nothing else has: %s', (locale) => {
    const words = Object.keys(wordOf(locale, 'auditLog', 'fields') as object);
    const shown = [...fields.filter((field) => !HIDDEN.includes(field)), ...EARLIER, ...VALUES.fields!];
    expect(words.filter((field) => !HIDDEN.includes(field)).sort()).toEqual([...new Set(shown)].sort());
  });

  it.each(LOCALES)('every value of a closed list: has words: %s', (locale) => {
    const without = Object.entries(VALUES).flatMap(([field, values]) =>
      values
        .filter(
          (value) =>
            !valueKeys(field, value).some(([file, key]) => typeof wordOf(locale, file, key) === 'string'),
        )
        .map((value) => `${field}: ${value}`),
    );
    expect(without).toEqual([]);
  });

  it('what people wrote: is shown as it is', () => {
    for (const field of ['name', 'note', 'reason', 'from']) expect(valueKeys(field, 'open')).toEqual([]);
    expect(valueKeys('samples', '12')).toEqual([]);
  });
});
