import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack';
import { openSocket } from '../raw';

/** Connections that send a header a second and never come to an end; others are served all the while. */
export const slowHeaders: Attack = {
  name: 'slow-headers',
  async run({ url, force, visitors, ids }) {
    const broken: string[] = [];
    const sockets = await Promise.all(Array.from({ length: force.slowConnections }, () => openSocket(url)));
    for (const socket of sockets) socket.write('GET /sign-in HTTP/1.1\r\nHost: localhost\r\n');
    const end = Date.now() + force.slowMs;
    do {
      for (const [n, socket] of sockets.entries()) if (!socket.destroyed) socket.write(`X-Slow-${n}: a\r\n`);
      const { status } = await visitors.reader.ask('GET', `/api/v1/projects/${ids.projectId}/samples`);
      if (status !== 200) broken.push(`the list of samples answered ${status}`);
      await sleep(Math.min(1_000, force.slowMs));
    } while (Date.now() < end);
    for (const socket of sockets) socket.destroy();
    return broken;
  },
};
