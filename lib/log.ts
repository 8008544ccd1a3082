import pino from 'pino';

/** Fields that no line may hold, at the top or down to two levels below it. */
const SECRETS = [
  ...['.password', '.token', '.email', '.cookie', '.secret'],
  ...['.apiKey', '.keyCipher', '.authorization', '.Authorization', '["api-key"]'],
];
const paths = SECRETS.flatMap((name) => [name.replace(/^\./, ''), `*${name}`, `*.*${name}`]);

/**
 * Structured log, one JSON object a line. Ids only: never names, addresses, texts of samples or keys;
 * the paths above are removed should one slip in. `to`: where lines go, standard output if not given.
 */
export const makeLog = (to?: pino.DestinationStream): pino.Logger =>
  pino(
    {
      level: process.env.LOG_LEVEL ?? 'info',
      base: { app: process.env.FACE4RAG_PROCESS ?? 'face4rag' },
      redact: { paths, remove: true },
    },
    to,
  );

export const log = makeLog();
