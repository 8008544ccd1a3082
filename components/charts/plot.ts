import type * as observable from '@observablehq/plot';

/** Observable Plot, fetched when the first chart is drawn: pages without one do not carry it. */
export type Plot = typeof observable;

export const loadPlot = (): Promise<Plot> => import('@observablehq/plot');
