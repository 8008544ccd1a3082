import { describe, expect, it } from 'vitest';
import { DEFAULT_AUDIT_LOG_QUERY, formatAuditLogQuery, isFiltered, parseAuditLogQuery } from './query';

describe('parseAuditLogQuery', () => {
  it('values that are not understood: count as not set', () => {
    const wrong = { action: 'sample.eat', object: 'x', from: '2026-13-40', before: '-1', size: '7' };
    expect(parseAuditLogQuery(wrong)).toEqual(DEFAULT_AUDIT_LOG_QUERY);
  });

  it('a formatted query: parses back to the same', () => {
    const query = parseAuditLogQuery({
      person: 'p',
      action: 'label.set',
      object: 'label',
      sample: 'row 7',
      from: '2026-11-01',
      to: '2026-11-30',
      before: '42',
      size: '100',
    });
    expect(parseAuditLogQuery(Object.fromEntries(formatAuditLogQuery(query)))).toEqual(query);
    expect(formatAuditLogQuery(DEFAULT_AUDIT_LOG_QUERY).toString()).toBe('');
  });
});

describe('isFiltered', () => {
  it('asks the filters, not the page', () => {
    expect(isFiltered({ ...DEFAULT_AUDIT_LOG_QUERY, before: '9', size: 100 } as never)).toBe(false);
    expect(isFiltered({ ...DEFAULT_AUDIT_LOG_QUERY, to: '2026-11-30' })).toBe(true);
  });
});
