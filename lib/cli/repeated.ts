/** Gathers an option that is given once for each value; a list behind one option would swallow the arguments that follow. */
export const repeated = (value: string, before: readonly string[] = []): string[] => [...before, value];
