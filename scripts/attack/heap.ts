import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';

const WAIT_LIMIT_MS = 30_000;

/**
 * Asks a process for its heap through Node's own inspector, which SIGUSR1 opens: the product has no route for it. The
 * process has to be started with NODE_OPTIONS=--inspect-port=0, and to say its inspector's address in `logFile`.
 */
export class Heap {
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async of(pid: number, logFile: string): Promise<Heap> {
    process.kill(pid, 'SIGUSR1');
    for (const deadline = Date.now() + WAIT_LIMIT_MS; Date.now() < deadline; await sleep(50)) {
      const address = /Debugger listening on (ws:\/\/\S+)/.exec(fs.readFileSync(logFile, 'utf8'))?.[1];
      if (!address) continue;
      const socket = new WebSocket(address);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      return new Heap(socket);
    }
    throw new Error('The inspector of the web app did not open');
  }

  /** MiB of objects and buffers that are left after a collection. */
  async collectedMb(): Promise<number> {
    await this.ask('HeapProfiler.collectGarbage');
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const answer = await this.ask('Runtime.evaluate', { expression });
    return (answer as { result: { value: number } }).result.value / 1024 ** 2;
  }

  close(): void {
    this.socket.close();
  }

  private ask(method: string, params: object = {}): Promise<unknown> {
    const id = (this.asked += 1);
    return new Promise((resolve) => {
      const hear = (event: { data: unknown }): void => {
        const reply = JSON.parse(String(event.data)) as { id?: number; result?: unknown };
        if (reply.id !== id) return;
        this.socket.removeEventListener('message', hear);
        resolve(reply.result);
      };
      this.socket.addEventListener('message', hear);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
