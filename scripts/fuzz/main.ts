// npm run test:fuzz [-- --count 10000 --seed 1]: mutated files over the readers of an import, and mutated requests to
// every entry point of a studio of its own. Prints one JSON line last; exits with 1 when anything crashed, hung or was
// lost.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type WorkspaceView } from '@/lib/annotation/view';
import { commandLineActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { signInAs } from '../crash/browser';
import { freePort } from '@/lib/db/embedded/free-port';
import { CrashStudio } from '../crash/studio';
import { makeCrashWorld } from '../crash/world';
import { fuzzBodies, type Running } from './fuzz-bodies';
import { fuzzFiles } from './fuzz-files';
import { lineOf } from './report';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const files = await fuzzFiles(count, seed);

// No provider answers there, but its routes exist.
Object.assign(process.env, { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'studio' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-fuzz-'));
const studio = await CrashStudio.start(folder, Number(process.env.PORT || (await freePort())));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);
const bodies = await fuzzBodies(count, seed, await prepare());
await db.$disconnect();
await closeBoss();
await studio.stop();

const wrong = [files, bodies].flatMap(({ crashes, hangs, losses }) => [...crashes, ...hangs, ...losses]);
for (const one of wrong) process.stderr.write(`${one}\n`);
if (wrong.length > 0) process.stderr.write(`The log of the studio: ${studio.logFile}\n`);
else fs.rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(lineOf(files, bodies))}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** An owner, an annotator with a sample open, a comment on it and an import: what the valid requests are about. */
async function prepare(): Promise<Running> {
  const { projectId, people } = await makeCrashWorld({ actor: commandLineActor, db }, 1, 50);
  const owner = await signInAs(studio.url, 'owner@example.test');
  const annotator = await signInAs(studio.url, people[0]!);
  const json = async <T>(at: string, method = 'GET'): Promise<T> =>
    (await (await annotator.fetch(at, { method })).json()) as T;
  type Claim = { sampleId: string; annotationId: string };
  const claim = await json<Claim>(`/api/v1/projects/${projectId}/queue/next`, 'POST');
  const view = await json<WorkspaceView>(`/api/v1/annotations/${claim.annotationId}`);
  const commentId = crypto.randomUUID();
  await annotator.fetch(`/api/v1/projects/${projectId}/samples/${claim.sampleId}/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: commentId, body: 'is it so?' }),
  });
  const { id: importId } = await db.import.findFirstOrThrow({ select: { id: true } });
  const round = await db.round.findFirstOrThrow({ where: { projectId }, select: { id: true } });
  const user = await db.user.findUniqueOrThrow({ where: { email: people[0]! }, select: { id: true } });
  const none = crypto.randomUUID();
  return {
    url: studio.url,
    ids: {
      projectId,
      ...claim,
      segmentId: view.segments[0]!.id,
      importId,
      commentId,
      runId: none,
      testId: none,
      constructionRunId: none,
      answerRunId: none,
      snapshotId: none,
      groupId: none,
      predictionId: none,
      roundId: round.id,
      endpointId: none,
      userId: user.id,
    },
    cookies: { owner: owner.headers.cookie!, annotator: annotator.headers.cookie!, nobody: '' },
  };
}
