import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '@/lib/env';
import { SECRET_SETTINGS } from '@/lib/secret-files';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { disable?: boolean; test?: unknown };
  read_only?: boolean;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const dockerfile = read('Dockerfile');
const source = read('lib/env.ts') + read('lib/auth/oidc/settings.ts');
const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

describe('compose.yaml', () => {
  it('names settings that there are', () => {
    const named = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const files: string[] = SECRET_SETTINGS.map((name) => `${name}_FILE`);
    expect(named.filter((name) => !files.includes(name) && !source.includes(`  ${name}: `))).toEqual([]);
    const given = { ...compose.services.app!.environment };
    const plain = Object.entries(given).filter(([name]) => !name.endsWith('_FILE'));
    const values = plain.map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/, '$1')]);
    expect(() => parseEnv(Object.fromEntries(values) as Record<string, string>)).not.toThrow();
  });

  it('hands each service the secrets that it names, and the owner of the database to the preparing one alone', () => {
    for (const [name, { environment = {}, secrets = [] }] of Object.entries(compose.services)) {
      const paths = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      expect([name, paths.filter((path) => !secrets.includes(path.slice('/run/secrets/'.length)))]).toEqual([
        name,
        [],
      ]);
      expect(secrets.filter((secret) => !compose.secrets[secret])).toEqual([]);
    }
    const owners = ours.filter(([, { secrets }]) => secrets?.some((secret) => /owner/.test(secret)));
    expect(owners.map(([name]) => name)).toEqual(['prepare']);
    for (const { file } of Object.values(compose.secrets))
      expect(read('docker/make-secrets.sh')).toContain(`keep ${file.split('/').at(-1)} `);
  });

  it('waits only for services that say when they are healthy or done', () => {
    for (const [, { depends_on = {} }] of ours)
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const { healthcheck } = compose.services[other]!;
        if (condition === 'service_healthy') expect(other === 'app' || healthcheck?.test).toBeTruthy();
        else expect([other, condition]).toEqual(['prepare', 'service_completed_successfully']);
      }
  });

  it('starts parts that scripts/service.mjs knows, with a read-only file system', () => {
    for (const [, { command, read_only }] of ours) {
      expect(read('scripts/service.mjs')).toMatch(new RegExp(`\\b${command![0]}(\\(|:)`));
      expect(read_only).toBe(true);
    }
  });
});

describe('Dockerfile', () => {
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));

  it('is given every file that one of its own imports', () => {
    const names = allowed.map((line) => line.slice(1)).filter((name) => fs.statSync(name).isDirectory());
    const files = names
      .flatMap((name) =>
        fs.readdirSync(name, { recursive: true, encoding: 'utf8' }).map((at) => `${name}/${at}`),
      )
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    const outside = files.flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']+|@\/[^']+)'/g)]
        .map(([, at]) => (at!.startsWith('@/') ? at!.slice(2) : path.join(path.dirname(file), at!)))
        .filter(
          (at) =>
            !allowed.includes(`!${at.split('/')[0]}`) && !at.startsWith('generated/') && at.includes('/'),
        )
        .map((at) => `${file}: ${at}`),
    );
    expect(outside).toEqual([]);
  });

  it('copies only what is there and what .dockerignore lets through', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) =>
      sources!.split(' '),
    );
    expect(copied.length).toBeGreaterThan(10);
    for (const at of copied.filter((name) => name !== '.')) {
      expect(fs.existsSync(at)).toBe(true);
      expect(allowed).toContain(`!${at.split('/')[0]}`);
    }
  });

  it('runs as another user than root, on a Node that package.json promises, and says whether it is well', () => {
    expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM'));
    expect(dockerfile).toMatch(/^ARG NODE=node:24-bookworm-slim$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).not.toMatch(/:latest|\bADD\b|\bsudo\b/);
  });
});

it('the settings in the README are those of lib/env.ts', () => {
  const table = read('README.md').split('## Configuration')[1]!.split('\n## ')[0]!;
  const named = [...table.matchAll(/`([A-Z][A-Z_0-9]+)`/g)].map(([, name]) => name!);
  for (const name of SECRET_SETTINGS) expect(named).toContain(name);
  const unknown = named.filter(
    (name) => !source.includes(`  ${name}: `) && !name.startsWith('FACE4RAG_LLM_'),
  );
  expect(unknown).toEqual([]);
});
