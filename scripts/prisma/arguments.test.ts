import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

describe('readArguments', () => {
  it('reads how a conversation is opened', () => {
    const given = ['--datamodels', 'a.prisma', '--datasource', '{"url":"postgresql://h/d"}'];
    expect(readArguments([...given, '--datamodels', 'b.prisma'])).toEqual({
      version: false,
      url: 'postgresql://h/d',
      schemaFiles: ['a.prisma', 'b.prisma'],
    });
  });

  it('reads one act, behind options that are not for us', () => {
    const given = ['--extension-types', '[]', '--datasource', '{"url":"u"}', 'cli', 'create-database'];
    expect(readArguments(given)).toMatchObject({ command: 'create-database', url: 'u' });
  });

  it('reads the question for the version', () => {
    expect(readArguments(['--version'])).toEqual({ version: true, schemaFiles: [] });
  });
});
