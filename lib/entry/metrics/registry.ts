import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Every metric of the studio. Labels are closed lists: no name, id, address or text ever is one. */
function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry }); // event loop lag, heap, CPU, collections
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `face4rag_${name}`, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: 'face4rag_http_request_duration_seconds',
      help: 'From the head of a request to the end of its response',
      labelNames: ['class', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
    saves: new Counter({
      name: 'face4rag_saves_total',
      help: 'Changes of annotations that were sent: saved, refused (the request was at fault), failed, or given up by the browser',
      labelNames: ['outcome'] as const,
      registers,
    }),
    saveSeconds: new Histogram({
      name: 'face4rag_save_duration_seconds',
      help: 'How long changes took that were saved',
      buckets: SECONDS,
      registers,
    }),
    databaseUp: gauge('database_up', '1 when the database answered this scrape'),
    jobs: gauge('queue_jobs', 'Jobs by queue and state', ['queue', 'state']),
    oldest: gauge('queue_oldest_seconds', 'Age of the oldest job that waits', ['queue']),
    runs: gauge('runs', 'Pre-fill runs by state', ['state']),
    imports: gauge('imports', 'Imports by state', ['state']),
    workers: gauge('workers_connected', 'Connections of workers to the database'),
    pool: gauge('database_pool_connections', "The web app's connections to the database", ['state']),
  };
}

const shared = globalThis as unknown as { face4ragMetrics?: ReturnType<typeof makeMetrics> };

/**
 * The process's metrics, shared by the code that counts requests and the route that serves the scrape, which are
 * bundled separately.
 */
export const metrics = (): ReturnType<typeof makeMetrics> => (shared.face4ragMetrics ??= makeMetrics());
