import { AHEAD_MS } from '@/lib/annotation/assignment/reservation';
import { type WorkspaceView } from '@/lib/annotation/view';

interface Sidebar {
  view: WorkspaceView;
  /** When it was reserved, in milliseconds since 1970. */
  at: number;
}

// Kept by the module: what is fetched in one route is opened in the next.
/** What lies aside for this tab, the next sample first. */
let sidebar: readonly Sidebar[] = [];

/** Takes the place of what lay there before. */
export function storePrefetched(samples: readonly Sidebar[]): void {
  sidebar = samples;
}

/** Whoever has come to a sample goes on behind it. */
export function openPrefetched(sampleId: string): void {
  sidebar = behind(sampleId);
}

/** The view of what comes after a sample, and null as soon as somebody else might have got it. */
export function nextPrefetched(projectId: string, sampleId: string, now = Date.now()): WorkspaceView | null {
  const next = behind(sampleId).find(({ view }) => view.project.id === projectId);
  return next && now - next.at < AHEAD_MS ? next.view : null;
}

/** A view that lies there already. */
export const prefetchedFor = (sampleId: string): WorkspaceView | undefined =>
  sidebar.find(({ view }) => view.sample.id === sampleId)?.view;

const behind = (sampleId: string): readonly Sidebar[] =>
  sidebar.slice(sidebar.findIndex(({ view }) => view.sample.id === sampleId) + 1);
