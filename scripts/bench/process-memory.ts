import fs from 'node:fs';

/** What the system says that a process holds (VmRSS), or has held at most (VmHWM), in MB. */
export function processMemoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
}
