import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

describe('parseEnv', () => {
  it('an empty variable: counts as not set', () => {
    const { PORT, LOG_LEVEL, DATABASE_URL } = parseEnv({ PORT: '', LOG_LEVEL: ' ', DATABASE_URL: '' });
    expect({ PORT, LOG_LEVEL, DATABASE_URL }).toEqual({
      PORT: 3000,
      LOG_LEVEL: 'info',
      DATABASE_URL: undefined,
    });
  });

  it.each([
    ['LOG_LEVEL', 'loud', 'it has to be one of silent, error, warn, info and debug.'],
    ['MAX_UPLOAD_MB', 'much', 'it has to be a number of MiB.'],
    ['PORT', '70000', 'it has to be at most 65535.'],
    ['PUBLIC_URL', 'nowhere', 'it has to be an address such as https://studio.example.org.'],
    ['FACE4RAG_SECRET', 'short', 'it needs at least 32 characters.'],
    ['METRICS_TOKEN', 'short', 'it needs at least 16 characters.'],
    ['DATABASE_URL', 'mysql://me:hush@host', 'it has to begin with postgresql://.'],
  ])('names %s and its rule, not its value', (name, value, rule) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`The setting ${name} is wrong: ${rule}`);
    expect(() => parseEnv({ [name]: value })).not.toThrow(value);
  });
});
