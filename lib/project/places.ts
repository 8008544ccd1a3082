import type { Capability } from './access';

/** The pages of a project that one goes to by name, and what one has to be able to do there to be shown the way. */
export const PROJECT_PAGES = {
  overview: { path: '', needs: 'read' },
  samples: { path: '/samples', needs: 'read' },
  import: { path: '/import', needs: 'lead' },
  runs: { path: '/runs', needs: 'lead' },
  construction: { path: '/construction', needs: 'lead' },
  // A reader may open it, and finds what they did as an annotator.
  annotate: { path: '/annotate', needs: 'annotate' },
  outcomes: { path: '/annotate/outcomes', needs: 'annotate' },
  rounds: { path: '/rounds', needs: 'lead' },
  guidelines: { path: '/guidelines', needs: 'read' },
  people: { path: '/people', needs: 'lead' },
  agreement: { path: '/agreement', needs: 'figures' },
  adjudication: { path: '/adjudication', needs: 'lead' },
  judges: { path: '/judges', needs: 'figures' },
  // An annotator finds their own.
  exposure: { path: '/exposure', needs: 'read' },
  judgeTests: { path: '/judges/tests', needs: 'figures' },
  statistics: { path: '/statistics', needs: 'figures' },
  snapshots: { path: '/snapshots', needs: 'figures' },
  export: { path: '/export', needs: 'read' },
  settings: { path: '/settings', needs: 'lead' },
  auditLog: { path: '/audit-log', needs: 'lead' },
} as const satisfies Record<string, { path: string; needs: Capability }>;
export type ProjectPage = keyof typeof PROJECT_PAGES;

/** A place of the navigation: its link goes to the first of its pages. The project's own stands under its name. */
export interface Place {
  key: 'overview' | 'data' | 'work' | 'quality' | 'dataSet' | 'myWork' | 'samples' | 'guidelines' | 'project';
  pages: readonly ProjectPage[];
}

/** The places, by the most that somebody may do in a project. */
const PLACES = {
  lead: [
    { key: 'overview', pages: ['overview'] },
    { key: 'data', pages: ['samples', 'import', 'construction', 'runs'] },
    { key: 'work', pages: ['annotate', 'rounds', 'guidelines', 'people'] },
    { key: 'quality', pages: ['agreement', 'adjudication', 'judges', 'judgeTests', 'exposure'] },
    { key: 'dataSet', pages: ['statistics', 'snapshots', 'export'] },
    { key: 'project', pages: ['settings', 'auditLog'] },
  ],
  annotate: [
    { key: 'myWork', pages: ['annotate', 'outcomes', 'exposure'] },
    { key: 'guidelines', pages: ['guidelines'] },
  ],
  read: [
    { key: 'overview', pages: ['overview', 'guidelines'] },
    { key: 'samples', pages: ['samples'] },
    { key: 'quality', pages: ['agreement', 'judges', 'judgeTests', 'exposure'] },
    { key: 'dataSet', pages: ['statistics', 'snapshots', 'export'] },
  ],
} as const satisfies Partial<Record<Capability, readonly Place[]>>;
const MOST_FIRST = ['lead', 'annotate', 'read'] as const;

/** The places of somebody who may open the pages that need one of `open`; none without a page. */
export function placesOf(open: readonly Capability[]): Place[] {
  const most = MOST_FIRST.find((capability) => open.includes(capability));
  return most === undefined
    ? []
    : PLACES[most]
        .map(({ key, pages }) => ({ key, pages: pages.filter((page) => mayOpen(page, open)) }))
        .filter(({ pages }) => pages.length > 0);
}

/** Every page of their places, in order; what they may open beside those, by an address alone, is not among them. */
export const pagesOf = (open: readonly Capability[]): { page: ProjectPage; place: Place }[] =>
  placesOf(open).flatMap((place) => place.pages.map((page) => ({ page, place })));

const mayOpen = (page: ProjectPage, open: readonly Capability[]): boolean =>
  open.includes(PROJECT_PAGES[page].needs);

/** The address of a page in a project. */
export const pageHref = (projectId: string, page: ProjectPage): string =>
  `/projects/${projectId}${PROJECT_PAGES[page].path}`;

/** Where somebody enters a project: the first page of their first place. */
export const entryHref = (projectId: string, open: readonly Capability[]): string =>
  pageHref(projectId, placesOf(open)[0]?.pages[0] ?? 'overview');

/** The page among these places that an address is of, or is below of; the closest of several. */
export function currentPage(
  places: readonly Place[],
  projectId: string,
  pathname: string,
): { place: Place; page: ProjectPage } | null {
  const found = places
    .flatMap((place) => place.pages.map((page) => ({ place, page })))
    .filter(({ page }) => {
      const href = pageHref(projectId, page);
      return pathname === href || (page !== 'overview' && pathname.startsWith(`${href}/`));
    });
  return found.reduce<(typeof found)[number] | null>(
    (best, next) => (best && pathOf(best.page).length >= pathOf(next.page).length ? best : next),
    null,
  );
}

/** Whether an address is of a page, or below of one, that somebody's role does not open. */
export function isClosedTo(open: readonly Capability[], projectId: string, pathname: string): boolean {
  const all = { key: 'project', pages: Object.keys(PROJECT_PAGES) as ProjectPage[] } as const;
  const found = currentPage([all], projectId, pathname);
  return found !== null && !mayOpen(found.page, open);
}

const pathOf = (page: ProjectPage): string => PROJECT_PAGES[page].path;

/** Whether a place has a second row: not where it is one page of the same name. */
export const hasPageRow = ({ key, pages }: Place): boolean => pages.length > 1 || pages[0] !== key;
