import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Watches how much memory the web app holds, in MiB, while something goes on. */
export function watchMemory(everyMs = 200): { end(): number[] } {
  const pid = webPid();
  const seen = [residentMb(pid)];
  const timer = setInterval(() => seen.push(residentMb(pid)), everyMs);
  return {
    end() {
      clearInterval(timer);
      return seen;
    },
  };
}

/** The launcher writes down its children, the web app first. */
function webPid(): number {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'run', 'studio.json');
  const { children } = JSON.parse(fs.readFileSync(file, 'utf8')) as { children: { pid: number }[] };
  return children[0]!.pid;
}

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
