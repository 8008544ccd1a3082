import { AHEAD_MS } from '@/lib/annotation/reservation';
import { type WorkspaceView } from '@/lib/annotation/view';

interface Aside {
  view: WorkspaceView;
  /** When it was laid aside, in milliseconds since 1970. */
  at: number;
}

/** What lies aside for this tab, the next sample first. */
let aside: readonly Aside[] = [];

/** Takes the place of what lay there before. */
export function layAside(samples: readonly Aside[]): void {
  aside = samples;
}

/** Whoever has come to a sample goes on behind it. */
export function comeTo(sampleId: string): void {
  aside = behind(sampleId);
}

/** The view of what comes after a sample, and null as soon as somebody else might have got it. */
export function nextAside(projectId: string, sampleId: string, now = Date.now()): WorkspaceView | null {
  const next = behind(sampleId).find(({ view }) => view.project.id === projectId);
  return next && now - next.at < AHEAD_MS ? next.view : null;
}

/** A view that lies there already. */
export const asideFor = (sampleId: string): WorkspaceView | undefined =>
  aside.find(({ view }) => view.sample.id === sampleId)?.view;

const behind = (sampleId: string): readonly Aside[] =>
  aside.slice(aside.findIndex(({ view }) => view.sample.id === sampleId) + 1);
