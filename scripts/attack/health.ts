import { Worker } from 'node:worker_threads';
import { percentile } from '../bench/percentile';

export interface HealthFigures {
  healthP95Ms: number;
  healthMaxMs: number;
  /** Questions that were not answered with 200. */
  healthFailed: number;
}

/**
 * One request after another, on a thread of its own, so that the attacker's own load does not count as the studio's.
 */
const PROBE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const took = [];
  let failed = 0;
  let asking = true;
  parentPort.once('message', () => (asking = false));
  (async () => {
    while (asking || took.length === 0) {
      const began = performance.now();
      const ok = await fetch(workerData, { signal: AbortSignal.timeout(30_000) }).then(
        async (response) => (await response.text(), response.ok),
        () => false,
      );
      took.push(performance.now() - began);
      if (!ok) failed += 1;
      await new Promise((wake) => setTimeout(wake, 20));
    }
    parentPort.postMessage({ took, failed });
  })();
`;

/** Asks a studio for its health again and again, until it is told to end. */
export function watchHealth(url: string): { end(): Promise<HealthFigures> } {
  const worker = new Worker(PROBE, { eval: true, workerData: `${url}/api/health`, execArgv: [] });
  const found = new Promise<{ took: number[]; failed: number }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    async end() {
      worker.postMessage('end');
      const { took, failed } = await found;
      await worker.terminate();
      const round = (value: number): number => Math.round(value * 10) / 10;
      return {
        healthP95Ms: round(percentile(took, 95)),
        healthMaxMs: round(Math.max(...took)),
        healthFailed: failed,
      };
    },
  };
}
