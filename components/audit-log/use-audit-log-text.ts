'use client';

import { useTranslations } from 'next-intl';
import type { EvidenceOrigin } from '@/lib/annotation/evidence/evidence';
import { ACTOR_JOBS } from '@/lib/audit/actors';
import type { AuditLogActor } from '@/lib/audit/log/query';
import type { FieldChange, AuditValue } from '@/lib/audit/log/field-changes';
import { messageOr } from '@/lib/i18n/message-or';
import { ERROR_TYPES } from '@/lib/typology/error-type';

const VERDICT_FIELDS = ['fact', 'logic', 'verdict'];
/** Written by people: no word of ours stands in for what they say. */
const THEIR_WORDS = ['name', 'description', 'note', 'reason', 'email', 'from'];
const LISTS = ['evidence', 'people', 'segmentIds'];
/** A longer value is cut in a line; the row itself shows it whole. */
const LINE = 60;

interface Listed {
  quote?: string;
  searched?: string[];
  origin?: EvidenceOrigin;
}

/** The words of the audit log: for actions, objects, fields and their values. */
export function useAuditLogText() {
  const t = useTranslations('auditLog');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const m = useTranslations('methods');
  const e = useTranslations('export');

  function value(field: string, shown: AuditValue): string {
    if (shown === null) return t('nothing');
    if (typeof shown === 'boolean') return t(shown ? 'yes' : 'no');
    const said = String(shown);
    if (VERDICT_FIELDS.includes(field) && v.has(said as 'consistent')) return v(said as 'consistent');
    if (THEIR_WORDS.includes(field)) return said;
    if (field === 'method') return messageOr(m, `${said}.name`, said);
    if (field === 'content') return messageOr(e, `names.${said}`, said);
    if (field === 'format') return messageOr(e, `formatNames.${said}`, said);
    const word = /^[a-z_]+$/.test(said) ? messageOr(t, `values.${said}`, '') : '';
    if (word !== '') return word;
    if (LISTS.includes(field)) return listed(said);
    const type = ERROR_TYPES.find((known) => known === said);
    return type && field === 'errorType' ? y(`${type}.name`) : said;
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
