import { describe, expect, it } from 'vitest';
import { WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { OBJECT_NAMES } from '@/lib/errors';
import { AUDIT_ACTIONS } from './actions';
import { ACTOR_JOBS, ACTOR_KINDS } from './actors';

type Words = Record<string, Record<string, string>>;

describe('words for what was done', () => {
  for (const locale of ['en', 'zh-CN'] as const)
    it(`are there for every action, and for nothing else: ${locale}`, () => {
      const { action } = WRITTEN_MESSAGES[locale].auditLog as unknown as { action: Words };
      const said = Object.entries(action).flatMap(([object, verbs]) =>
        Object.keys(verbs).map((verb) => `${object}.${verb}`),
      );
      expect(said.sort()).toEqual([...AUDIT_ACTIONS].sort());
    });

  for (const locale of ['en', 'zh-CN'] as const)
    it(`are there for every object, and for nothing else: ${locale}`, () => {
      const { objects } = WRITTEN_MESSAGES[locale].auditLog as unknown as { objects: Words };
      expect(Object.keys(objects).sort()).toEqual([...OBJECT_NAMES].sort());
    });

  for (const locale of ['en', 'zh-CN'] as const)
    it(`are there for every kind of actor and every job, and for nothing else: ${locale}`, () => {
      const { actorKinds, jobs } = WRITTEN_MESSAGES[locale].auditLog as unknown as Record<string, Words>;
      expect(Object.keys(actorKinds!).sort()).toEqual([...ACTOR_KINDS].sort());
      expect(Object.keys(jobs!).sort()).toEqual([...ACTOR_JOBS].sort());
    });
});
