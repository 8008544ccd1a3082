import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { LOCALES } from '@/lib/i18n/locale';
import { PAGES } from '@/lib/testing/actions/access-table';
import { CAPABILITY_NAMES, mayIn, PROJECT_ROLES, type ProjectRole } from './access';
import {
  currentPage,
  entryHref,
  hasPageRow,
  isClosedTo,
  pageHref,
  pagesOf,
  placesOf,
  PROJECT_PAGES,
  type ProjectPage,
} from './places';

const member = { kind: 'user', userId: 'me', role: 'member' } as const;
const openTo = (role: ProjectRole) => mayIn(member, { role, archived: false }).open;
const named = (role: ProjectRole) =>
  Object.fromEntries(placesOf(openTo(role)).map(({ key, pages }) => [key, pages]));

describe('the places of a project', () => {
  it('by role: five and the project’s own for leads, two for annotators, four for readers', () => {
    expect(named('lead')).toEqual({
      overview: ['overview'],
      data: ['samples', 'import', 'construction', 'runs'],
      work: ['annotate', 'rounds', 'guidelines', 'people'],
      quality: ['agreement', 'adjudication', 'judges', 'judgeTests', 'exposure'],
      dataSet: ['statistics', 'snapshots', 'export'],
      project: ['settings', 'auditLog'],
    });
    expect(named('annotator')).toEqual({
      myWork: ['annotate', 'outcomes', 'exposure'],
      guidelines: ['guidelines'],
    });
    expect(named('reader')).toEqual({
      overview: ['overview', 'guidelines'],
      samples: ['samples'],
      quality: ['agreement', 'judges', 'judgeTests', 'exposure'],
      dataSet: ['statistics', 'snapshots', 'export'],
    });
  });

  it.each(Object.keys(PROJECT_PAGES) as ProjectPage[])(
    '%s: is shown to leads, and to nobody whom it does not let in',
    (page) => {
      const answers = PAGES[`/projects/[projectId]${PROJECT_PAGES[page].path}`]!;
      for (const role of PROJECT_ROLES) {
        const shown = pagesOf(openTo(role)).some((other) => other.page === page);
        if (shown) expect([role, answers[role]]).toEqual([role, 200]);
        // What became of one's own labels is for annotators; a lead finds it by a link.
        if (role === 'lead' && page !== 'outcomes') expect(shown).toBe(true);
      }
    },
  );

  it('of whatever capabilities: no page twice, none that is not open, no place without one', () => {
    fc.assert(
      fc.property(fc.subarray(CAPABILITY_NAMES), (open) => {
        const pages = pagesOf(open).map(({ page }) => page);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.every((page) => open.includes(PROJECT_PAGES[page].needs))).toBe(true);
        expect(placesOf(open).every((place) => place.pages.length > 0)).toBe(true);
      }),
    );
  });

  it('an annotator enters at their work, everybody else at the overview', () => {
    expect(PROJECT_ROLES.map((role) => entryHref('7', openTo(role)))).toEqual([
      '/projects/7',
      '/projects/7/annotate',
      '/projects/7',
    ]);
  });
});

describe('the current page', () => {
  const at = (role: ProjectRole, pathname: string) => {
    const found = currentPage(placesOf(openTo(role)), '7', pathname);
    return found && [found.place.key, found.page];
  };

  it.each([
    ['lead', '/projects/7', ['overview', 'overview']],
    ['lead', '/projects/7/rounds/known', ['work', 'rounds']],
    ['lead', '/projects/7/annotate/outcomes', ['work', 'annotate']],
    ['annotator', '/projects/7/annotate/outcomes', ['myWork', 'outcomes']],
    ['annotator', '/projects/7/annotate/9', ['myWork', 'annotate']],
    ['lead', '/projects/7/audit-log/3', ['project', 'auditLog']],
    ['lead', '/projects/7/roundsabout', null],
    ['annotator', '/projects/7/samples', null],
    ['lead', '/projects/70', null],
    ['lead', '/account', null],
  ] as const)('%s at %s', (role, pathname, expected) => {
    expect(at(role, pathname)).toEqual(expected);
  });

  it('of every page that has a place: is that page', () => {
    for (const role of PROJECT_ROLES)
      for (const { page, place } of pagesOf(openTo(role)))
        expect(at(role, pageHref('7', page))).toEqual([place.key, page]);
  });

  it.each([
    ['reader', '/projects/7/rounds', true],
    ['reader', '/projects/7/rounds/known', true],
    ['reader', '/projects/7/samples/9', false],
    ['reader', '/projects/7/nothing', false],
    ['annotator', '/projects/7/adjudication/9', true],
    ['lead', '/projects/7/rounds', false],
  ] as const)('is for a %s at %s closed: %s', (role, pathname, closed) => {
    expect(isClosedTo(openTo(role), '7', pathname)).toBe(closed);
  });

  it('a place with one page of its own name has no second row', () => {
    const rows = PROJECT_ROLES.map((role) => placesOf(openTo(role)).filter(hasPageRow));
    expect(rows.map((places) => places.map(({ key }) => key))).toEqual([
      ['data', 'work', 'quality', 'dataSet', 'project'],
      ['myWork'],
      ['overview', 'quality', 'dataSet'],
    ]);
  });
});

/** The message that is the title of each page; that of the overview is the project's name. */
const TITLES: Record<Exclude<ProjectPage, 'overview'>, `${string}.${string}`> = {
  samples: 'samples.title',
  import: 'import.title',
  runs: 'runs.title',
  construction: 'construction.title',
  annotate: 'myWork.title',
  outcomes: 'outcomes.title',
  rounds: 'rounds.title',
  guidelines: 'guidelines.title',
  people: 'projects.settings.people',
  agreement: 'agreement.title',
  adjudication: 'adjudication.title',
  judges: 'judges.title',
  exposure: 'exposure.page.title',
  judgeTests: 'judgeTests.title',
  statistics: 'snapshots.statistics.title',
  snapshots: 'snapshots.title',
  export: 'export.title',
  settings: 'projects.settings.title',
  auditLog: 'auditLog.title',
};

describe.each(LOCALES)('the words of the navigation, %s', (locale) => {
  const messageAt = (name: string): unknown =>
    name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], WRITTEN_MESSAGES[locale]);

  it.each(Object.entries(TITLES))('%s: its title is the same', (page, title) => {
    expect(messageAt(title)).toBe(messageAt(`shell.nav.pages.${page}`));
  });
});
