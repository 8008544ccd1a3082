import readline from 'node:readline';

/** JSON-RPC's code of "the engine has failed", as Prisma's command line knows it. */
const ENGINE_FAILED = 4466;
/** Far above the numbers that Prisma's command line gives to its own messages. */
let lastId = 1_000_000;

/**
 * Answers requests, one JSON a line on stdin, on stdout; ends with stdin.
 * @param {(method: string, params: any) => Promise<unknown>} answer
 */
export function serve(answer) {
  readline
    .createInterface({ input: process.stdin })
    .on('line', async (line) => {
      const request = parse(line);
      if (!request?.method) return; // the answer to one of our own messages
      const { id, method, params } = request;
      try {
        send({ id, result: (await answer(method, params)) ?? {} });
      } catch (error) {
        send({ id, error: inProtocol(error) });
      }
    })
    .on('close', () => process.exit(0));
}

/**
 * A message of our own.
 * @param {string} method
 * @param {object} params
 */
export function sendNotification(method, params) {
  send({ id: ++lastId, method, params });
}

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function inProtocol(error) {
  const data = {
    is_panic: false,
    message: error?.message ?? String(error),
    meta: error?.meta,
    error_code: error?.code ?? null,
  };
  return { code: ENGINE_FAILED, message: 'An error happened. Check the data field for details.', data };
}
