import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** `npm run face4rag` as it is started, where no database could be opened: the address has no server behind it. */
function face4rag(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/face4rag.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', ...settings },
  });
  return { status, stdout, stderr };
}

describe('help of the command line', () => {
  it('lists every command without a database', () => {
    const { status, stdout } = face4rag(['--help']);
    expect(status).toBe(0);
    for (const name of ['user', 'import', 'evaluate', 'restore', 'sample-project'])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it.each([[['import', '--help']], [['help', 'import']]])(
    'tells what %j takes without a database',
    (args) => {
      const { status, stdout } = face4rag(args);
      expect(status).toBe(0);
      expect(stdout).toMatch(/--map <field=column>/);
      expect(stdout).toMatch(/--json/);
    },
  );

  it('is the answer to no command, which counts as a fault', () => {
    expect(face4rag([])).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: face4rag/) });
  });

  it('ends without a word where nobody reads on', () => {
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', 'node scripts/face4rag.mjs --help | head -c 0; echo ${PIPESTATUS[0]} >&2'],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '0\n']);
  });

  it('loads no database for the list of commands', () => {
    const { stderr } = face4rag(['--help'], { NODE_DEBUG: 'module' });
    expect(stderr).toContain('node_modules/commander/');
    expect(stderr).not.toMatch(/node_modules\/(pg|@prisma\/client|zod)\//);
  });
});
