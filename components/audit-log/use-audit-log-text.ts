'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import type { EvidenceOrigin } from '@/lib/annotation/evidence/evidence';
import { ACTOR_JOBS } from '@/lib/audit/actors';
import type { AuditLogActor } from '@/lib/audit/log/query';
import type { FieldChange, AuditValue } from '@/lib/audit/log/field-changes';
import { messageOr } from '@/lib/i18n/message-or';
import type { Citation } from '@/lib/guideline/clause';
import { valueKeys } from './value-keys';

const LISTS = ['evidence', 'people', 'segmentIds', 'models'];
const LISTS_OF_WORDS = ['fields', 'events'];
const OBJECTS = ['clause', 'chosen'];
/** A longer value is cut in a line; the row itself shows it whole. */
const LINE = 60;

interface Listed {
  quote?: string;
  searched?: string[];
  origin?: EvidenceOrigin;
}

interface Kept extends Partial<Citation> {
  kind?: string;
  count?: number;
}

/** The words of the audit log: for actions, objects, fields and their values. */
export function useAuditLogText() {
  const t = useTranslations('auditLog');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const m = useTranslations('methods');
  const e = useTranslations('export');
  const r = useTranslations('runs');
  const w = useTranslations('webhooks');
  const f = useFormatter();
  const reasonText = useReasonText();
  const translators = { auditLog: t, verdicts: v, typology: y, methods: m, export: e, runs: r, webhooks: w };

  function value(field: string, shown: AuditValue): string {
    if (shown === null) return t('nothing');
    if (typeof shown === 'boolean') return t(shown ? 'yes' : 'no');
    const said = String(shown);
    if (LISTS.includes(field)) return listed(said);
    if (OBJECTS.includes(field) && said.startsWith('{')) return ofObject(field, said);
    if (LISTS_OF_WORDS.includes(field))
      return f.list((JSON.parse(said) as string[]).map((one) => word(field, one)));
    if (field === 'rounds') return f.list((JSON.parse(said) as number[]).map(String));
    if (field !== 'error') return word(field, said);
    const [kind = '', ...rest] = said.split(': ');
    return [word(field, kind), ...rest].join(': ');
  }

  /** The word for a value, or the value as it is. */
  function word(field: string, said: string): string {
    for (const [namespace, key] of valueKeys(field, said)) {
      const found = messageOr(translators[namespace], key, '');
      if (found !== '') return found;
    }
    return field === 'reason' ? reasonText(said) : said;
  }

  /** A clause that is cited, or which samples a round was opened over. */
  function ofObject(field: string, json: string): string {
    const { id, title, kind = '', count = 0 } = JSON.parse(json) as Kept;
    return field === 'clause' ? `${id} ${title}` : messageOr(t, `chosen.${kind}`, kind, { count });
  }

  /** Quotes as they read, with whose word they are; of other lists, how long they are. */
  function listed(json: string): string {
    const items = JSON.parse(json) as Listed[];
    const quotes = items.flatMap(({ quote, searched, origin }) => {
      const said = quote ?? searched?.join(' · ');
      if (said === undefined) return [];
      return origin ? t('quoteBy', { quote: said, origin: t(`origins.${origin}`) }) : `“${said}”`;
    });
    return quotes.length < items.length ? t('items', { count: items.length }) : quotes.join(' ');
  }

  /** A person's name, and what acted for them; without one, what acted. */
  function actor({ kind, person, via }: AuditLogActor): string {
    const name = person && (person.name ?? t('gone'));
    if (kind === 'user' && name !== null) return name;
    const job = ACTOR_JOBS.find((known) => known === via);
    const what = kind === null ? t('studio') : job ? t(`jobs.${job}`) : t(`actorKinds.${kind}`);
    return name === null ? what : t('actorFor', { name, what });
  }

  return {
    actor,
    action: (action: string): string => messageOr(t, `action.${action}`, action),
    object: (type: string): string => messageOr(t, `objects.${type}`, type),
    field: (field: string): string => messageOr(t, `fields.${field}`, field),
    value,
    /** One change as a phrase; long values are cut. */
    change({ field, from, to }: FieldChange): string {
      const name = messageOr(t, `fields.${field}`, field);
      const short = (shown: AuditValue) => shorten(value(field, shown));
      if (from === null) return t('set', { field: name, to: short(to) });
      return t('change', { field: name, from: short(from), to: short(to) });
    },
  };
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > LINE ? `${characters.slice(0, LINE - 1).join('')}…` : text;
}
