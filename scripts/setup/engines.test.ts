import fs from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  engines?: { node?: string };
}

/** The lowest version of each range that we promise; the newest are covered by ranges without an upper bound. */
const promised = (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { engines: { node: string } })
  .engines.node;

/**
 * Packages that ask for a newer Node than we promise, and why they run all the same. Review the entry when a version
 * changes.
 */
const TRIED: Readonly<Record<string, string>> = {
  // Works on 20.19: lib/jobs and lib/worker were run with it. No version for Node 20 has heartbeats and signals of jobs.
  'pg-boss': '12.35.0',
  // Loaded by `prisma dev` alone, which we never call.
  '@prisma/streams-local': '0.1.11',
};

it('no package that the studio runs on asks for a newer Node than package.json promises', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const refused = Object.entries(packages)
    .map(([at, locked]) => ({ name: at.split('node_modules/').at(-1)!, ...locked }))
    .filter(({ dev, optional, engines }) => !dev && !optional && engines?.node)
    .filter(({ engines }) => !semver.subset(promised, engines!.node!))
    .filter(({ name, version }) => TRIED[name] !== version)
    .map(({ name, version, engines }) => `${name} ${version} asks for Node ${engines!.node}`);
  expect(refused).toEqual([]);
});

it('whatever was tried is still there', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.keys(TRIED).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(installed)).toEqual(TRIED);
});
