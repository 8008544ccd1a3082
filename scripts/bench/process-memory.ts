import fs from 'node:fs';

/** What the system says that a process holds (VmRSS), or has held at most (VmHWM), in MB. */
export function processMemoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
}

/** Lets the system count anew the most that a process has held, from what it holds now (proc(5), clear_refs). */
export function resetPeakMemory(pid: number): void {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
