/** What went wrong, each by what it takes to see it again. */
export interface FuzzReport {
  files: number;
  bodies: number;
  crashes: string[];
  hangs: string[];
  losses: string[];
}

export const emptyReport = (): FuzzReport => ({ files: 0, bodies: 0, crashes: [], hangs: [], losses: [] });

/** Both parts as the one line that is printed last. */
export function lineOf(...reports: readonly FuzzReport[]): Record<string, number> {
  const sum = (count: (report: FuzzReport) => number) =>
    reports.reduce((all, report) => all + count(report), 0);
  return {
    files: sum(({ files }) => files),
    bodies: sum(({ bodies }) => bodies),
    crashes: sum(({ crashes }) => crashes.length),
    'hangs over 1 s': sum(({ hangs }) => hangs.length),
    'silent losses': sum(({ losses }) => losses.length),
  };
}
