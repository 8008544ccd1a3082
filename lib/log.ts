import pino from 'pino';

/**
 * Structured log, one JSON object a line. Ids only: never names, addresses, texts of samples or keys;
 * the paths below are removed should one slip in.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { app: process.env.FACE4RAG_PROCESS ?? 'face4rag' },
  redact: {
    paths: ['*.password', '*.token', '*.email', '*.cookie', '*.authorization', '*.secret'],
    remove: true,
  },
});
