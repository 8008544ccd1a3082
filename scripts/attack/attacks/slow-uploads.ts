import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from '../attack';
import { openSocket } from '../raw';

const TIDY_MS = 60_000;
const ROW = 'question,reference,answer,id\nq,r,a,1\n';

/**
 * Uploads that stall after their first bytes, or send a byte now and then. Meanwhile people work, another lead uploads; those that are cut
 * leave nothing behind that is said to be uploading.
 */
export const slowUploads: Attack = {
  name: 'slow-uploads',
  async run(target) {
    const { url, force, visitors, ids, neighbour, ownIds } = target;
    const broken: string[] = [];
    const sockets = await Promise.all(Array.from({ length: force.stalledUploads }, () => openSocket(url)));
    const headers = Object.entries(visitors.lead.browser.headers).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    for (const [n, socket] of sockets.entries())
      socket.write(
        `POST /api/v1/projects/${ids.projectId}/imports?name=slow-${n}.csv HTTP/1.1\r\nHost: ${new URL(url).host}\r\n` +
          `${headers.join('')}Transfer-Encoding: chunked\r\n\r\n${chunk(ROW)}`,
      );
    const expect = async (what: string, asked: Promise<Response>): Promise<void> => {
      const { status } = await asked;
      if (status !== 200) broken.push(`${what} answered ${status}`);
    };
    const end = Date.now() + force.slowMs;
    do {
      for (const [n, socket] of sockets.entries())
        if (n % 4 === 0 && !socket.destroyed) socket.write(chunk('x'));
      await expect('a reader', visitors.reader.ask('GET', `/api/v1/projects/${ids.projectId}/samples`));
      await expect('an annotator', visitors.annotator.ask('GET', `/api/v1/annotations/${ids.annotationId}`));
      await expect(
        'another upload',
        neighbour.ask('POST', `/api/v1/projects/${ownIds.projectId}/imports?name=a.csv`, ROW),
      );
      await sleep(Math.min(1_000, force.slowMs));
    } while (Date.now() < end);
    for (const socket of sockets) socket.destroy();
    const left = await leftUploading(target);
    return left === 0 ? broken : [...broken, `${left} cut uploads are still said to be uploading`];
  },
};

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** How many uploads of the attacked project are not over when they should be. */
async function leftUploading({ db, ids }: AttackTarget): Promise<number> {
  const where = { projectId: ids.projectId, state: 'uploading' as const };
  const deadline = Date.now() + TIDY_MS;
  let left = await db.import.count({ where });
  while (left > 0 && Date.now() < deadline) {
    await sleep(200);
    left = await db.import.count({ where });
  }
  return left;
}
