import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { LauncherError } from './say.mjs';

export const address = () => ({
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 3000),
});

/**
 * Refuses a port that another program holds, before minutes go into a build. What a killed launcher of this data folder
 * has left behind is ended by scripts/start/leftovers.ts.
 */
export async function checkPort() {
  const { host, port } = address();
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new LauncherError(`PORT is "${process.env.PORT}": name a number from 1 to 65535.`);
  const fault = await listenFault(port, host);
  if (fault === null) return;
  if (
    fault === 'EADDRINUSE' &&
    fs.existsSync(path.join(process.env.DATA_DIR || 'data', 'run', 'studio.json'))
  )
    return;
  if (fault === 'EADDRINUSE') throw new LauncherError(portTaken(port));
  throw new LauncherError(
    `The studio cannot listen on ${host}:${port} (${fault}): set HOST and PORT to an address of this machine.`,
  );
}

/** @param {number} port */
export const portTaken = (port) =>
  `Port ${port} is taken by another program: end it, or choose another, such as PORT=${port + 1} npm start.`;

/**
 * Why one could not listen on an address; null when one could.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export function listenFault(port, host) {
  return new Promise((resolve) => {
    const server = net
      .createServer()
      .once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message))
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
