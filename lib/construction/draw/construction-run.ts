/** Runs in which a model makes samples, as runs name them: another version where what is asked or checked has changed. */
export const CONSTRUCTION_RUN = { kind: 'construction', method: 'construction', version: '1' } as const;
